import { sql } from 'kysely';
import type { z } from 'zod';
import type { aircraftHistorySchema } from '@va/schemas/api/airline/fleet.ts';
import type { Queries } from '#server/db/database.ts';

type Entry = z.input<typeof aircraftHistorySchema>['entries'][number];

/** Entries that are shown. */
const MOST = 200;

/** What happened to a tail, the latest first: flights of reports that stand, once for two pilots, ferries and changes of service. */
export async function readHistory(queries: Queries, aircraftId: string): Promise<Entry[]> {
  const { rows } = await sql<Omit<Entry, 'at'> & { at: Date }>`
    select * from (
      select 'flight' as kind, report.on_block as at, report.dep_icao as "from", report.arr_icao as "to",
        report.flight_number as number, report.callsign, report.block_min as minutes,
        null as service, null as reason
      from report
      where report.aircraft_id = ${aircraftId} and report.on_block is not null
        and report.source <> 'second_pilot'
        and report.state in ('submitted', 'in_review', 'accepted', 'appealed')
        and report.standing is distinct from 'rejected'
      union all
      select event.kind, event.at, null, event.to_icao, null, pilot.callsign, null, event.service, event.reason
      from aircraft_event as event left join pilot on pilot.id = event.by_id
      where event.aircraft_id = ${aircraftId}) entries
    order by at desc limit ${MOST}`.execute(queries);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
