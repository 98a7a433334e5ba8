import { inOurTimes } from '@va/domain/flight-record/our-times.ts';
import { type ReportedFuel, isReportedInKg } from '@va/domain/flight-record/reported-fuel.ts';
import { trainingOutcome } from '@va/domain/report/decision-steps.ts';
import { NO_LEAST } from '@va/domain/scoring/outcome.ts';
import { SAME_WEATHER_MS } from '@va/domain/metar/flight-category.ts';
import { countOf } from '@va/domain/numbers.ts';
import { missingNumbers } from '@va/domain/flight-record/kept-ranges.ts';
import { constants } from '#server/db/constants.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database, Queries, Tx } from '#server/db/database.ts';
import { lockPilot, lockPilots } from '../accounts/locked-account.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { type ReportRow, findOwnReport } from '../reports/report-rows.ts';
import { readVersions, versionFor } from '../rules/rules-versions.ts';
import { weatherOf } from '../weather/weather-source.ts';
import { announceLanding } from '../reports/announce-flight.ts';
import { carryOut } from '../reports/carry-out.ts';
import { type FlightContext, isTraining, type JudgedFlight, type Judging } from '../reports/judged-flight.ts';
import { judgeFlight, knownFields, readPurpose } from './judge-flight.ts';
import { sendAgain } from '../manual-reports/manual-report.ts';
import { type Recording, readRecorded, readRecording } from '../recorded/recording.ts';
import { moveReport } from '../reports/move-report.ts';
import { keepFlag, keepScore } from '../reports/kept-score.ts';

/** A recorder's data when it submits a flight. */
export interface Submission {
  /** Number of the last recorded point; null for a protocol without numbers. */
  lastSeq: number | null;
  /** Whether to submit it although points are missing. */
  asIs: boolean;
  comment?: string | undefined;
  clientScore?: number | undefined;
  /** Vertical speed of the touchdown by the recorder, ft/min, for a landing that the points do not show. */
  touchdownFpm?: number | undefined;
  /** Fuel figures by the recorder, for a track without fuel. */
  fuel?: ReportedFuel | undefined;
}

/** Most attempts to judge a flight, since a batch that arrives meanwhile requires another one. */
const TRIES = 5;

/**
 * Submits a flight: stores its record and score, decides it if there are no doubts, and carries out all effects, in one
 * transaction. Idempotent: a submitted flight is answered as it is. Throws the refusal.
 */
export async function submitFlight(
  db: Database,
  airline: Airline,
  { pilotId, code }: { pilotId: string; code: string },
  submission: Submission,
  now: Date,
): Promise<ReportRow> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const row = await findOwnReport(db.queries, pilotId, code);
    if (row.state !== 'in_progress' && row.state !== 'draft') return sentBefore(row);
    if (row.source === 'manual') return sendAgain(db, airline, { pilotId, code }, now);
    const recording = await readRecording(db.queries, row.id);
    expectWhole(recording, submission);
    const recorded = inOurTimes(await readRecorded(db.queries, row.id));
    const metar = await arrivalMetar(airline, row, recorded.points, now);
    const context = { ...(await readContext(db.queries, row, recorded.points)), metar };
    // Judge outside the transaction, so that no lock is held during the computation; store only if nothing arrived
    // meanwhile.
    const judged = judgeFlight(row, recorded, await judgingNow(db.queries, airline), context);
    const sent = await db.transaction(async (tx) => {
      await lockPilots(tx, [pilotId, row.second_pilot_id]);
      const pilot = await lockPilot(tx, pilotId);
      const locked = await findOwnReport(tx, pilotId, code, { lock: true });
      if (locked.state !== 'in_progress' && locked.state !== 'draft') return sentBefore(locked);
      const { revision } = await readRecording(tx, locked.id, { lock: true });
      if (revision !== recording.revision) return undefined;
      // An overlapping flight may have been submitted while this one was judged.
      if ((await findOverlap(tx, locked, recorded.points)) !== context.overlaps) return undefined;
      const doubts = pilot.status === 'suspended' ? ['Cuenta suspendida: el informe espera.'] : [];
      return send(tx, airline, locked, judged, { ...submission, doubts, metar }, now);
    });
    if (sent) return sent;
  }
  throw new Problem('peticion-en-curso', { retryAfter: 2 });
}

async function send(
  tx: Tx,
  airline: Airline,
  row: ReportRow,
  judged: JudgedFlight,
  {
    doubts,
    metar,
    comment,
    clientScore,
    touchdownFpm,
    fuel,
  }: Submission & {
    doubts: string[];
    metar: string | null;
  },
  now: Date,
): Promise<ReportRow> {
  const { times, score } = judged;
  const complete = times !== null && times.takeoff !== null && times.onBlock > times.takeoff;
  const cause = { byId: row.pilot_id, now };
  const submitted = await moveReport(tx, airline, row, { type: 'submit', complete }, cause);
  const kept = await keepScore(tx, submitted.row, judged, {
    arrival_metar: metar,
    ...(comment !== undefined && { comment }),
    ...(clientScore !== undefined && { client_score: clientScore }),
    ...(touchdownFpm !== undefined && { touchdown_fpm: Math.round(judged.touchdown?.fpm ?? touchdownFpm) }),
    ...(fuel && reportedFuel(judged, fuel)),
  });
  const limits = airline.scoring?.file.rules.types[kept.icao_type ?? ''];
  if (fuel && limits && isReportedInKg(fuel, { blockMin: times?.blockMin ?? 0, reserveKg: limits.reserveKg }))
    await keepFlag(tx, kept.id, {
      code: 'V-16',
      blocking: false,
      detail: 'El combustible que dijo el programa parece estar en kilos y no en libras: no se ha corregido',
    });
  if (typeof times?.landing === 'number') await announceLanding(tx, kept, now);
  await carryOut(tx, airline, kept, submitted.effects, now);
  const reasons = [
    ...doubts,
    ...(score?.outcome.reasons ?? ['La compañía no publica reglas de puntuación.']),
  ];
  const outcome = score?.outcome.outcome ?? 'valid';
  const decided = await moveReport(
    tx,
    airline,
    kept,
    {
      type: 'decide_alone',
      acceptance: {
        outcome: (await isTraining(tx, kept)) ? trainingOutcome(outcome) : outcome,
        score: kept.score,
      },
      doubts: reasons,
    },
    { byId: null, now, ...(reasons.length > 0 && { text: reasons.join(' · ') }) },
  );
  await carryOut(tx, airline, decided.row, decided.effects, now);
  return decided.row;
}

/** The present rules and data for judging. */
async function judgingNow(queries: Queries, airline: Airline): Promise<Judging> {
  const fields = knownFields(airline);
  if (airline.scoring === null) return { fields, rulesAt: () => null, least: NO_LEAST };
  const versions = await readVersions(queries);
  return { fields, least: airline.scoring.least, rulesAt: (offBlock) => versionFor(versions, offBlock) };
}

/** The recorder's fuel figures, used where the track has none. */
function reportedFuel({ fuelOffKg, fuelOnKg }: JudgedFlight, { offKg, usedKg }: ReportedFuel) {
  const onKg = offKg !== null && usedKg !== null && usedKg <= offKg ? offKg - usedKg : null;
  return { fuel_off_kg: fuelOffKg ?? offKg, fuel_on_kg: fuelOnKg ?? onKg };
}

/** Answers an already submitted report as it is; throws for a discarded one. */
function sentBefore(row: ReportRow): ReportRow {
  if (row.state !== 'voided') return row;
  throw new Problem('estado-de-informe', {
    detail: 'El vuelo se descartó y ya no se puede enviar.',
    current: { state: row.state },
  });
}

function expectWhole({ kept, points }: Recording, { lastSeq, asIs }: Submission): void {
  if (lastSeq === null || asIs) return;
  const missing = missingNumbers(kept, lastSeq);
  if (missing.length === 0) return;
  const count = missing.reduce((sum, [first, last]) => sum + last - first + 1, 0);
  throw new Problem('faltan-puntos', {
    detail: `De ${countOf(lastSeq + 1, 'punto', 'puntos')} ${count === 1 ? 'falta 1' : `faltan ${count}`}: envía lo que falta y repite, o envía el vuelo como está.`,
    current: { missing: missing.slice(0, 20), points },
  });
}

/** METAR of the planned arrival for a flight that has just ended; the stored one if it is submitted again. */
async function arrivalMetar(
  { operations }: Airline,
  row: ReportRow,
  points: readonly { at: number }[],
  now: Date,
): Promise<string | null> {
  const ended = points.reduce((last, { at }) => Math.max(last, at), 0);
  const late = now.getTime() - ended > SAME_WEATHER_MS;
  if (row.arrival_metar !== null || row.from_feed || late) return row.arrival_metar;
  return weatherOf(operations).metar(row.arr_planned_icao, now.getTime());
}

/** The context for judging: overlapping flights, network spans, weather and the booking's purpose. */
async function readContext(
  queries: Queries,
  row: ReportRow,
  points: readonly { at: number }[],
): Promise<Omit<FlightContext, 'metar'>> {
  return { overlaps: await findOverlap(queries, row, points), ...(await readPurpose(queries, row)) };
}

/** Code of the earliest other flight of the pilot that was sent and overlaps these points in time; null without one. */
async function findOverlap(
  queries: Queries,
  { id, pilot_id }: ReportRow,
  points: readonly { at: number }[],
): Promise<string | null> {
  if (points.length === 0) return null;
  const [first, last] = points.reduce(
    ([low, high], { at }) => [Math.min(low, at), Math.max(high, at)],
    [Infinity, -Infinity],
  );
  const other = await queries
    .selectFrom('report')
    .select('code')
    .where('pilot_id', '=', pilot_id)
    .where('id', '!=', id)
    .where('state', 'not in', constants('draft', 'in_progress', 'voided', 'rejected'))
    .where('off_block', '<', new Date(last))
    .where('on_block', '>', new Date(first))
    .orderBy('off_block')
    .limit(1)
    .executeTakeFirst();
  return other?.code ?? null;
}
