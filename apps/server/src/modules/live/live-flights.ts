import { type Queries, notify, type Tx } from '#server/db/database.ts';

/** The channel on which processes tell each other which flight has moved: its report's id. */
export const LIVE_CHANNEL = 'live';

/** Takes a flight off the map. */
export async function leaveMap(tx: Tx, reportId: string): Promise<void> {
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
    .select(['report.id', 'code', 'report.pilot_id', 'flight_number', 'dep_icao', 'arr_planned_icao'])
    .select(['report.icao_type', 'planned_block_min', 'report.created_at'])
    .select(['pilot.callsign', 'public_map', 'registration'])
    .select(['at', 'live_position.heard_at', 'lat', 'lon', 'alt_ft', 'gs_kt', 'hdg', 'vs_fpm', 'phase'])
    .where('report.state', '=', 'in_progress')
    .orderBy('report.created_at')
    .limit(2000);
}

export type LiveRow = Awaited<ReturnType<ReturnType<typeof selectLive>['executeTakeFirstOrThrow']>>;
