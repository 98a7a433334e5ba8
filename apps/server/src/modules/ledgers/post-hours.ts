import type { Insertable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Tx } from '#server/db/database.ts';
import type { HoursEntryTable } from '#server/db/tables.ts';

/** Posts an entry of a pilot's hours, whose row is locked; answers its id. */
export async function postHours(
  tx: Tx,
  entry: Omit<Insertable<HoursEntryTable>, 'id' | 'posted_at'>,
  now: Date,
): Promise<string> {
  const id = uuid();
  await tx
    .insertInto('hours_entry')
    .values({ ...entry, id, posted_at: now })
    .execute();
  return id;
}
