import { sql } from 'kysely';
import type { z } from 'zod';
import type { aircraftHistorySchema } from '@va/contract/airline/fleet.ts';
import type { Queries } from '#server/db/database.ts';
import { COUNTED_COLUMNS } from '../file-changes/note-changes.ts';

type Entry = z.input<typeof aircraftHistorySchema>['entries'][number];

/** Most entries shown. */
const MOST = 200;

/**
 * A tail's history, the latest first: valid flights (once for two pilots), ferries, and changes of its service and
 * data.
 */
export async function readHistory(queries: Queries, aircraftId: string): Promise<Entry[]> {
  const { rows } = await sql<Omit<Entry, 'at'> & { at: Date; id: string }>`
    select * from (
      select report.id, 'flight' as kind, report.on_block as at, report.dep_icao as "from", report.arr_icao as "to",
        report.flight_number as number, report.callsign, report.block_min as minutes,
        null as service, null as reason, null::jsonb as before, null::jsonb as after
      from report
      where report.aircraft_id = ${aircraftId} and report.on_block is not null
        and report.source <> 'second_pilot'
        and report.state in ('submitted', 'in_review', 'accepted', 'appealed')
        and report.standing is distinct from 'rejected'
      union all
      select event.id, event.kind, event.at, null, event.to_icao, null, pilot.callsign, null, event.service, event.reason,
        event.before, event.after
      from aircraft_event as event left join pilot on pilot.id = event.by_id
      where event.aircraft_id = ${aircraftId}) entries
    order by at desc, id desc limit ${MOST}`.execute(queries);
  return rows.map(({ id: _id, at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/**
 * Id of the import by which a tail that staff added alone can be taken back. Null for other tails, and once the tail
 * has changed or has further history. Taking it back also checks that it was not booked or flown.
 */
export async function readEntryOf(queries: Queries, aircraftId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select import.id from import_change change join import on import.id = change.import_id
      join aircraft on aircraft.id = change.thing_id
    where change.thing = 'aircraft' and change.thing_id = ${aircraftId} and change.before is null
      and import.state = 'applied' and import.done = 1
      and to_jsonb(aircraft) - ${COUNTED_COLUMNS}::text[] = change.after
      and not exists (select from aircraft_event event where event.aircraft_id = aircraft.id and event.id not in
        (select thing_id from import_change own where own.import_id = import.id and own.thing = 'aircraft_event'))
    `.execute(queries);
  return rows[0]?.id ?? null;
}
