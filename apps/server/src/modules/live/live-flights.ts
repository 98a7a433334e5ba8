import { sql } from 'kysely';
import type { FlightPhase } from '@va/domain/flight-record/flight-phase.ts';
import { phaseAt } from '@va/domain/flight-record/flight-phase.ts';
import type { TelemetryPoint } from '@va/domain/flight-record/telemetry-point.ts';
import type { Queries } from '#server/db/database.ts';
import { notify } from '#server/db/database.ts';

/** The channel on which processes tell each other which flight has moved: its report's id. */
export const LIVE_CHANNEL = 'live';
/** One place of the track is kept for each of these. */
const TRAIL_MS = 15_000;
/** Points further ahead of our time than this are of a wrong clock and are not shown. */
const AHEAD_MS = 60_000;

/**
 * Shows where a flight is: the newest point that ever came, whatever the order, and its track.
 * @param offsetMs what makes the recorder's times ours
 * @param told what the recorder says that the aircraft does; null where it is to be seen from the points
 */
export async function keepPosition(
  tx: Queries,
  reportId: string,
  points: readonly TelemetryPoint[],
  offsetMs: number,
  now: Date,
  told: FlightPhase | null = null,
): Promise<void> {
  const shown = points
    .map((point) => ({ ...point, at: point.at + offsetMs }))
    .filter(({ at }) => at <= now.getTime() + AHEAD_MS)
    .toSorted((a, b) => a.at - b.at);
  const last = shown.at(-1);
  if (!last) return;
  await keepTrail(tx, reportId, shown);
  const before = await tx
    .selectFrom('live_position')
    .select(['at', 'phase'])
    .where('report_id', '=', reportId)
    .executeTakeFirst();
  const isNewer = !before || last.at > before.at.getTime();
  let phase = before?.phase ?? null;
  for (const point of shown) if (point.at > (before?.at.getTime() ?? 0)) phase = phaseAt(point, phase);
  if (told !== null && isNewer) phase = told;
  const position = {
    at: new Date(last.at),
    lat: last.lat,
    lon: last.lon,
    alt_ft: rounded(last.altFt),
    gs_kt: rounded(last.gsKt),
    hdg: rounded(last.hdg),
    vs_fpm: rounded(last.vsFpm),
    phase: phase ?? 'boarding',
  };
  await tx
    .insertInto('live_position')
    .values({ report_id: reportId, heard_at: now, ...position })
    .onConflict((conflict) =>
      conflict.column('report_id').doUpdateSet({ heard_at: now, ...(isNewer ? position : {}) }),
    )
    .execute();
  await notify(tx, LIVE_CHANNEL, reportId);
}

async function keepTrail(tx: Queries, reportId: string, points: readonly TelemetryPoint[]): Promise<void> {
  const slots = new Map(points.map((point) => [Math.floor(point.at / TRAIL_MS), point]));
  await tx
    .insertInto('live_trail')
    .values(
      [...slots].map(([slot, point]) => ({
        report_id: reportId,
        at: new Date(slot * TRAIL_MS),
        lat: point.lat,
        lon: point.lon,
        alt_ft: rounded(point.altFt),
        gs_kt: rounded(point.gsKt),
        hdg: rounded(point.hdg),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes a flight off the map. */
export async function leaveMap(tx: Queries, reportId: string): Promise<void> {
  await tx.deleteFrom('live_position').where('report_id', '=', reportId).execute();
  await tx.deleteFrom('live_trail').where('report_id', '=', reportId).execute();
  await notify(tx, LIVE_CHANNEL, reportId);
}

/** Flights on the map, by the time at which they began. */
export function selectLive(queries: Queries) {
  return queries
    .selectFrom('live_position')
    .innerJoin('report', 'report.id', 'live_position.report_id')
    .innerJoin('pilot', 'pilot.id', 'report.pilot_id')
    .leftJoin('aircraft', 'aircraft.id', 'report.aircraft_id')
    .select([
      'report.id',
      'report.code',
      'report.pilot_id',
      'report.flight_number',
      'report.dep_icao',
      'report.arr_planned_icao',
      'report.icao_type',
      'report.planned_block_min',
      'report.created_at',
      'pilot.callsign',
      'pilot.public_map',
      'aircraft.registration',
      'live_position.at',
      'live_position.heard_at',
      'live_position.lat',
      'live_position.lon',
      'live_position.alt_ft',
      'live_position.gs_kt',
      'live_position.hdg',
      'live_position.vs_fpm',
      'live_position.phase',
    ])
    .where('report.state', '=', 'in_progress')
    .orderBy('report.created_at')
    .limit(2000);
}

export type LiveRow = Awaited<ReturnType<ReturnType<typeof selectLive>['executeTakeFirstOrThrow']>>;

/** Where flights were at a time, by report: the last place of their track before it. */
export async function readPlacesAt(queries: Queries, reportIds: readonly string[], at: Date) {
  if (reportIds.length === 0) return [];
  return queries
    .selectFrom('live_trail')
    .distinctOn('report_id')
    .selectAll()
    .where('report_id', 'in', reportIds)
    .where('at', '<=', at)
    .orderBy('report_id')
    .orderBy(sql`at desc`)
    .execute();
}

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value);
}
