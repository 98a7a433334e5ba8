import type { HistoryView, ReportView, ScoreView, TrackView } from '@va/schemas/api/reports.ts';
import { checkClock, correctClock } from '@va/domain/flight-record/clock-offset.ts';
import { orderPoints } from '@va/domain/flight-record/point-order.ts';
import { thinForZoom } from '@va/domain/flight-record/thin-track.ts';
import { POINTS_REASONS } from '@va/domain/points/points-rules.ts';
import { isRuleId } from '@va/domain/scoring/rule-id.ts';
import type { ScoringRules } from '@va/domain/scoring/scoring-rules.ts';
import { thresholdsFor } from '@va/domain/scoring/scoring-rules.ts';
import { z } from 'zod';
import type { Queries } from '#server/db/database.ts';
import type { Scoring } from '../airline/read-scoring.ts';
import { readVersions } from '../rules/rules-versions.ts';
import { readRecorded, readRecording } from './recording.ts';
import type { ReportRow } from './report-row.ts';

/** Places of a track in one answer at most. */
const MOST_PLACES = 5000;

/** Reports with the registration and the code of the booking that pilots see. */
export function selectReports(queries: Queries) {
  return queries
    .selectFrom('report')
    .leftJoin('aircraft', 'aircraft.id', 'report.aircraft_id')
    .leftJoin('booking', 'booking.id', 'report.booking_id')
    .selectAll('report')
    .select(['aircraft.registration', 'booking.code as booking_code']);
}

export type ReportWithNames = ReportRow & { registration: string | null; booking_code: string | null };

/** A report as its pilot sees it. */
export function reportView(row: ReportWithNames): ReportView {
  const at = (time: Date | null) => time?.toISOString() ?? null;
  return {
    code: row.code,
    state: row.state,
    reason: row.reason,
    outcome: row.outcome,
    source: row.source,
    client: row.client,
    clientFlightId: row.client_flight_id,
    booking: row.booking_code,
    flightNumber: row.flight_number,
    depIcao: row.dep_icao,
    arrPlannedIcao: row.arr_planned_icao,
    arrIcao: row.arr_icao,
    diversion: row.diversion,
    icaoType: row.icao_type,
    registration: row.registration,
    startedAt: row.created_at.toISOString(),
    heardAt: at(row.heard_at),
    offBlock: at(row.off_block),
    takeoff: at(row.takeoff),
    landing: at(row.landing),
    onBlock: at(row.on_block),
    blockMin: row.block_min,
    distanceNm: row.distance_nm,
    fuelOffKg: row.fuel_off_kg,
    fuelOnKg: row.fuel_on_kg,
    touchdownFpm: row.touchdown_fpm,
    touchdownG: row.touchdown_g,
    score: row.score,
    coverage: row.coverage,
    submittedAt: at(row.submitted_at),
    decidedAt: at(row.decided_at),
  };
}

/** The view of a row that was just written. */
export async function viewOf(queries: Queries, { id }: { id: string }): Promise<ReportView> {
  return reportView(await selectReports(queries).where('report.id', '=', id).executeTakeFirstOrThrow());
}

const occurrencesSchema = z.array(z.object({ from: z.number(), to: z.number(), observed: z.string() }));

/** How a report was judged: every rule, the flags and the points. */
export async function scoreView(
  queries: Queries,
  row: ReportRow,
  scoring: Scoring | null,
): Promise<ScoreView> {
  const items = await queries
    .selectFrom('score_item')
    .selectAll()
    .where('report_id', '=', row.id)
    .orderBy('rule_id')
    .execute();
  const flags = await queries
    .selectFrom('report_flag')
    .select(['code', 'blocking', 'detail'])
    .where('report_id', '=', row.id)
    .orderBy('code')
    .execute();
  const points = await queries
    .selectFrom('points_entry')
    .select(['reason', 'applied'])
    .where('pilot_id', '=', row.pilot_id)
    .where('report_id', '=', row.id)
    .orderBy('seq')
    .execute();
  // In the words of its own version: rules that changed since say something else.
  const version = (await readVersions(queries)).find(({ id }) => id === row.rules_version);
  const title = (rule: string) => (isRuleId(rule) ? version?.rules?.rules[rule].title : undefined) ?? rule;
  return {
    score: row.score,
    coverage: row.coverage,
    rulesVersion: row.rules_version,
    least: leastOf(row, scoring),
    items: items.map(({ rule_id, status, deduction, waived_deduction, observed, expected, occurrences }) => ({
      rule: rule_id,
      title: title(rule_id),
      status,
      deduction,
      waived: waived_deduction,
      observed,
      expected,
      times: occurrencesSchema.parse(occurrences).map(({ from, to, observed: seen }) => ({
        from: new Date(from).toISOString(),
        to: new Date(to).toISOString(),
        observed: seen,
      })),
    })),
    landingBands: version?.rules ? bandsOf(version.rules, row.icao_type) : null,
    flags,
    points: points.map(({ reason, applied }) => ({ reason, label: POINTS_REASONS[reason], points: applied })),
  };
}

function bandsOf({ rules }: ScoringRules, type: string | null): ScoreView['landingBands'] {
  return {
    fpm: [...thresholdsFor(rules['S-14'], type).bands],
    g: [...thresholdsFor(rules['S-15'], type).bands],
  };
}

/** The score that the flight needs to count; null where none is asked yet. */
function leastOf({ off_block }: ReportRow, scoring: Scoring | null): number | null {
  if (scoring === null || off_block === null) return null;
  return off_block.getTime() >= Date.parse(`${scoring.least.since}T00:00:00Z`) ? scoring.least.score : null;
}

/** The track of a report, in our times, as many places as can be told apart at a zoom. */
export async function trackView(queries: Queries, row: ReportRow, zoom: number): Promise<TrackView> {
  const { thinned } = await readRecording(queries, row.id);
  const { points, clock } = await readRecorded(queries, row.id);
  const ours = orderPoints(correctClock(points, checkClock(clock).offsetMs));
  const thin = thinForZoom(ours, zoom);
  const step = Math.ceil(thin.length / MOST_PLACES);
  const shown = step > 1 ? thin.filter((_, i) => i % step === 0 || i === thin.length - 1) : thin;
  return {
    type: 'Feature',
    geometry: { type: 'LineString', coordinates: shown.map(({ lat, lon }): [number, number] => [lon, lat]) },
    properties: {
      at: shown.map(({ at }) => new Date(at).toISOString()),
      altFt: shown.map(({ altFt }) => altFt),
      gsKt: shown.map(({ gsKt }) => gsKt),
      iasKt: shown.map(({ iasKt }) => iasKt),
      thinned,
    },
  };
}

/** A report's history as both sides see it. */
export async function historyView(queries: Queries, row: ReportRow): Promise<HistoryView> {
  const lines = await queries
    .selectFrom('report_transition')
    .selectAll()
    .where('report_id', '=', row.id)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return lines.map(({ at, from_state, to_state, event, by_id, text }) => ({
    at: at.toISOString(),
    from: from_state,
    to: to_state,
    event,
    own: by_id === row.pilot_id,
    text,
  }));
}
