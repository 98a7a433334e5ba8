import { type Arrival, type KnownAirport, arrivalOf } from '@va/domain/flight-record/arrival.ts';
import { declaredEmergency, type FlightTimes, timesInOrder } from '@va/domain/flight-record/flight-times.ts';
import { believedRecording } from '@va/domain/flight-record/believed-recording.ts';
import type { OurRecording } from '@va/domain/flight-record/our-times.ts';
import { findTouchdowns, lastLanding } from '@va/domain/flight-record/touchdowns.ts';
import type { TelemetryPoint } from '@va/domain/flight-record/telemetry-point.ts';
import { inInstrumentConditions } from '@va/domain/metar/flight-category.ts';
import type { RecordedFlight } from '@va/domain/scoring/recorded-flight.ts';
import { type NetworkSpan, spanSamples, unscoredFlight } from '@va/domain/network-feed/network-spans.ts';
import { onlineShare } from '@va/domain/scoring/online-share.ts';
import { scoreFlight } from '@va/domain/scoring/score-flight.ts';
import type { FlightScore } from '@va/domain/scoring/score-item.ts';
import type { LeastScore } from '@va/domain/scoring/outcome.ts';
import type { ScoringRules } from '@va/domain/scoring/scoring-rules.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { Scoring } from '#server/kernel/airline/read-scoring.ts';
import type { FlightContext, JudgedFlight, Judging } from '../reports/judged-flight.ts';
import type { ReportRow } from '../reports/report-rows.ts';
import type { Queries } from '#server/db/database.ts';

/** Computes a flight's record and score from its whole recording, by the server's clock. */
export function judgeFlight(
  row: ReportRow,
  { points: ours, events: happened, reporting, clock, offsetMs }: OurRecording,
  judging: Judging,
  { overlaps, tourStage, training, spans, metar }: FlightContext,
): JudgedFlight {
  const believed = believedRecording(ours);
  const { points, states } = believed;
  const times = timesInOrder(believed, happened, reporting);
  const { fields } = judging;
  const arrival = arrivalAt(ours, times, row.arr_planned_icao, fields);
  const first = ours[0] ?? { lat: 0, lon: 0 };
  const from = fieldOf(fields, row.dep_icao);
  const flight: RecordedFlight = {
    facts: {
      type: row.icao_type,
      typeSeen: row.icao_type_seen,
      typesAccepted: row.types_accepted,
      addOn: row.add_on,
      origin: from ?? first,
      arrivalIcao: arrival.icao,
      diversion: arrival.diversion,
      training,
      tourStage,
      emergencyAt: null,
      plan:
        row.planned_fuel_kg === null && row.planned_block_min === null
          ? null
          : { fuelKg: row.planned_fuel_kg, blockMin: row.planned_block_min },
      imcAtArrival: imcAt(metar, arrival, times),
      callsign: row.callsign,
      overlaps,
      begunAt: begunAt(row, clock),
    },
    points: ours,
    believed,
    events: happened,
    runways: fields
      .filter((field) => field === from || field.icao === arrival.icao)
      .flatMap(({ ends }) => ends),
    network: spanSamples(spans),
    clock,
    reporting,
  };
  const touchdowns = findTouchdowns(points, states, happened, reporting);
  const landing = lastLanding(points, states, touchdowns, reporting);
  const hardest = landing
    .flatMap(({ event }) => (event ? [event.data] : []))
    .toSorted((a, b) => Math.abs(b.rateFpm ?? 0) - Math.abs(a.rateFpm ?? 0))[0];
  const version = judging.rulesAt(times?.offBlock ?? row.created_at.getTime());
  return {
    times,
    arrival,
    score: version ? judge(flight, version.rules, judging.least, row.from_feed) : null,
    rulesVersion: version?.id ?? null,
    clockOffsetMs: offsetMs,
    fuelOffKg: fuelAt(points, times?.offBlock),
    fuelOnKg: fuelAt(points, times?.onBlock),
    touchdown:
      hardest === undefined
        ? null
        : {
            fpm: typeof hardest.rateFpm === 'number' ? -Math.abs(hardest.rateFpm) : null,
            g: hardest.g ?? null,
          },
    emergencyAt: declaredEmergency(happened, times),
    online: onlineOf(spans, times, version?.rules),
  };
}

/**
 * When the flight was begun, for foreign recorders, which begin it before they record; null for others and for feeds.
 */
function begunAt({ created_at, from_feed }: ReportRow, clock: OurRecording['clock']): number | null {
  const isForeign = clock.length > 0 && clock.every(({ clientNow }) => clientNow === null);
  return isForeign && !from_feed ? created_at.getTime() : null;
}

function judge(
  flight: RecordedFlight,
  rules: ScoringRules,
  least: LeastScore,
  fromFeed: boolean,
): FlightScore {
  return fromFeed ? unscoredFlight(flight, rules, least) : scoreFlight(flight, rules, least);
}

/** The flight's time on the networks; null for an airline without rules. */
function onlineOf(
  spans: readonly NetworkSpan[],
  times: FlightTimes | null,
  rules: ScoringRules | undefined,
): JudgedFlight['online'] {
  if (times === null || rules === undefined) return null;
  const block = { from: times.offBlock, to: times.onBlock };
  const { tolerance } = rules.rules['S-25'];
  const online = onlineShare(spanSamples(spans), block, tolerance);
  if (!online) return null;
  // For the linked share, ignore spans that match only by the callsign and not by the network id.
  const sure = spans.map((span) => (span.linked ? span : { ...span, network: null }));
  const linked = onlineShare(spanSamples(sure), block, tolerance);
  return { ...online, linkedShare: linked?.share ?? 0 };
}

/** Whether the weather at the landing demands the higher stabilization gate; null if the weather is unknown. */
function imcAt(metar: string | null, { icao }: Arrival, times: FlightTimes | null): boolean | null {
  const landing = times?.landing ?? null;
  return metar === null || icao === null || landing === null
    ? null
    : inInstrumentConditions(metar, icao, landing);
}

/** The airport where the aircraft stood on block; the planned one if nothing indicates another. */
function arrivalAt(
  points: readonly TelemetryPoint[],
  times: FlightTimes | null,
  planned: string,
  fields: readonly KnownAirport[],
): Arrival {
  const last = points.findLast(({ at }) => times === null || at <= times.onBlock);
  return last ? arrivalOf(last, planned, fields) : { icao: null, diversion: false };
}

function fieldOf(fields: readonly KnownAirport[], code: string): KnownAirport | undefined {
  return fields.find(({ icao, aliases }) => icao === code || aliases.includes(code));
}

/** The fuel at an instant, by the last point before it with a fuel value; null without one. */
function fuelAt(points: readonly TelemetryPoint[], at: number | undefined): number | null {
  if (at === undefined) return null;
  return points.findLast((point) => point.at <= at && point.fuelKg !== null)?.fuelKg ?? null;
}

/** Airports where flights can have arrived: the content's, and imported ones, whose runways are unknown. */
export function knownFields({ scoring, operations }: Airline): Scoring['fields'] {
  const fields = scoring?.fields ?? [];
  const known = new Set(fields.flatMap(({ icao, aliases }) => [icao, ...aliases]));
  const brought = new Map([...operations.airports.values()].map((airport) => [airport.icao, airport]));
  return [
    ...fields,
    ...[...brought.values()]
      .filter(({ icao }) => !known.has(icao))
      .map(({ icao, lat, lon }) => ({ icao, lat, lon, aliases: [], elevationFt: null, ends: [] })),
  ];
}

/** What a flight's booking was for, and on which network its pilot was. */
export async function readPurpose(
  queries: Queries,
  row: ReportRow,
): Promise<Pick<FlightContext, 'tourStage' | 'training' | 'spans'>> {
  const booking = await queries
    .selectFrom('booking')
    .select(['kind', 'tour_id'])
    .where('id', '=', row.booking_id)
    .executeTakeFirst();
  return {
    tourStage: typeof booking?.tour_id === 'string',
    training: booking?.kind === 'training',
    spans: await readSpans(queries, row.id),
  };
}

/** On which network the pilot was during a flight, in order. */
async function readSpans(queries: Queries, reportId: string): Promise<NetworkSpan[]> {
  const rows = await queries
    .selectFrom('network_span')
    .selectAll()
    .where('report_id', '=', reportId)
    .orderBy('from_at')
    .execute();
  return rows.map(({ network, callsign, linked, from_at, to_at }) => ({
    network,
    callsign,
    linked,
    from: from_at.getTime(),
    to: to_at.getTime(),
  }));
}
