import { type Database, type Queries, notify, type Tx } from '#server/db/database.ts';

/** How late the public map shows pilots who did not agree to be shown at once, ms. */
export const PUBLIC_DELAY_MS = 900_000;

/** Database channel on which processes tell each other that flights have moved. */
export const LIVE_CHANNEL = 'live';

/** Takes a flight off the map: at once for pilots; for visitors, who see it late, just as late. */
export async function leaveMap(tx: Tx, reportId: string, now: Date): Promise<void> {
  await tx
    .updateTable('live_position')
    .set({ left_at: now })
    .where('report_id', '=', reportId)
    .where('left_at', 'is', null)
    .execute();
  await notify(tx, LIVE_CHANNEL, reportId);
}

/** Clears a flight's position and track; the flight goes on and appears again with the next points. */
export async function clearMap(tx: Tx, reportId: string): Promise<void> {
  await tx.deleteFrom('live_position').where('report_id', '=', reportId).execute();
  await tx.deleteFrom('live_trail').where('report_id', '=', reportId).execute();
  await notify(tx, LIVE_CHANNEL, reportId);
}

/** Deletes positions and tracks of flights that have left the visitors' map too. */
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

/** Query for the flights on the map, by their start; with `leftSince`, also those that left after it. At most 2000. */
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
