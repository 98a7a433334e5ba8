import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { FlightPhase } from '@va/domain/flight-record/flight-phase.ts';
import { phaseAt } from '@va/domain/flight-record/flight-phase.ts';
import type { TelemetryPoint } from '@va/domain/flight-record/telemetry-point.ts';
import type { Queries } from '#server/db/database.ts';
import { notify } from '#server/db/database.ts';
import type { LivePositionTable } from '#server/db/tables/live-position.ts';
import type { LiveTrailTable } from '#server/db/tables/live-trail.ts';

/** The channel on which processes tell each other which flight has moved: its report's id. */
export const LIVE_CHANNEL = 'live';
/** One place of the track is kept for each of these. */
const TRAIL_MS = 15_000;
/** Points further ahead of our time than this are of a wrong clock and are not shown. */
const AHEAD_MS = 60_000;

/** Where a flight is by the points that have just come, and its track by them. */
export interface Sighting {
  places: Omit<Insertable<LiveTrailTable>, 'report_id'>[];
  position: Omit<Insertable<LivePositionTable>, 'report_id' | 'heard_at'>;
  /** Whether the position is newer than the one on the map. */
  isNewer: boolean;
}

/** What is known of a flight besides its points. */
export interface SightingOrder {
  /** What makes the recorder's times ours. */
  offsetMs: number;
  now: Date;
  /** What the recorder says that the aircraft does; null where it is to be seen from the points. */
  told: FlightPhase | null;
  /** What the map shows; null before the first point. */
  before: { at: Date; phase: FlightPhase } | null;
}

/** The newest of the points, whatever their order; null where all of them are of a clock that is wrong. */
export function sight(
  points: readonly TelemetryPoint[],
  { offsetMs, now, told, before }: SightingOrder,
): Sighting | null {
  const shown = points
    .map((point) => ({ ...point, at: point.at + offsetMs }))
    .filter(({ at }) => at <= now.getTime() + AHEAD_MS)
    .toSorted((a, b) => a.at - b.at);
  const last = shown.at(-1);
  if (!last) return null;
  const isNewer = !before || last.at > before.at.getTime();
  let phase = before?.phase ?? null;
  for (const point of shown) if (point.at > (before?.at.getTime() ?? 0)) phase = phaseAt(point, phase);
  if (told !== null && isNewer) phase = told;
  const slots = new Map(shown.map((point) => [Math.floor(point.at / TRAIL_MS), point]));
  return {
    places: [...slots].map(([slot, point]) => ({ at: new Date(slot * TRAIL_MS), ...placeOf(point) })),
    position: {
      at: new Date(last.at),
      ...placeOf(last),
      vs_fpm: rounded(last.vsFpm),
      phase: phase ?? 'boarding',
    },
    isNewer,
  };
}

function placeOf({ lat, lon, altFt, gsKt, hdg }: TelemetryPoint) {
  return { lat, lon, alt_ft: rounded(altFt), gs_kt: rounded(gsKt), hdg: rounded(hdg) };
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
