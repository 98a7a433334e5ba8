import { type Queries, notify } from '#server/db/database.ts';

/** The channel on which processes tell each other which flight has moved: its report's id. */
export const LIVE_CHANNEL = 'live';

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
