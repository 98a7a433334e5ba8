import { type Database, type Queries, notify, type Tx } from '#server/db/database.ts';

/** How late the public sees pilots who have not agreed to be seen at once. */
export const PUBLIC_DELAY_MS = 900_000;

/** The channel on which processes tell each other which flight has moved: its report's id. */
export const LIVE_CHANNEL = 'live';

/** Takes a flight off the map: off that of pilots at once; visitors, who see it late, see its end as late. */
export async function leaveMap(tx: Tx, reportId: string, now: Date): Promise<void> {
  await tx
    .updateTable('live_position')
    .set({ left_at: now })
    .where('report_id', '=', reportId)
    .where('left_at', 'is', null)
    .execute();
  await notify(tx, LIVE_CHANNEL, reportId);
}

/** Removes what the map knows of a flight, which goes on and is shown anew by what comes next. */
export async function clearMap(tx: Tx, reportId: string): Promise<void> {
  await tx.deleteFrom('live_position').where('report_id', '=', reportId).execute();
  await tx.deleteFrom('live_trail').where('report_id', '=', reportId).execute();
  await notify(tx, LIVE_CHANNEL, reportId);
}

/** Removes what the map knew of flights whose end everybody has seen. */
export async function removeLeftFlights(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - PUBLIC_DELAY_MS);
  await db.transaction(async (tx) => {
    const gone = await tx
      .deleteFrom('live_position')
      .where('left_at', '<', before)
      .returning('report_id')
      .execute();
    const ids = gone.map(({ report_id }) => report_id);
    if (ids.length > 0) await tx.deleteFrom('live_trail').where('report_id', 'in', ids).execute();
  });
}

/** Flights on the map, by the time at which they began; with `leftSince` also those that have left it since. */
export function selectLive(queries: Queries, leftSince?: Date) {
  return queries
    .selectFrom('live_position')
    .innerJoin('report', 'report.id', 'live_position.report_id')
    .innerJoin('pilot', 'pilot.id', 'report.pilot_id')
    .leftJoin('aircraft', 'aircraft.id', 'report.aircraft_id')
    .leftJoin('booking', 'booking.id', 'report.booking_id')
    .select(['report.id', 'report.code', 'report.pilot_id', 'report.flight_number'])
    .select(['report.dep_icao', 'arr_planned_icao'])
    .select(['report.icao_type', 'planned_block_min', 'report.created_at', 'booking.sta'])
    .select(['pilot.callsign', 'public_map', 'registration'])
    .select(['at', 'live_position.heard_at', 'lat', 'lon', 'alt_ft', 'gs_kt', 'hdg', 'vs_fpm', 'phase'])
    .select('left_at')
    .where((is) => {
      const isThere = is.and([is('report.state', '=', 'in_progress'), is('left_at', 'is', null)]);
      return leftSince ? is.or([isThere, is('left_at', '>', leftSince)]) : isThere;
    })
    .orderBy('report.created_at')
    .limit(2000);
}

export type LiveRow = Awaited<ReturnType<ReturnType<typeof selectLive>['executeTakeFirstOrThrow']>>;
