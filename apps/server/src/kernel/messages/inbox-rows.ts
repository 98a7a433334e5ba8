import { type RawBuilder, sql } from 'kysely';
import type { Queries, Tx } from '#server/db/database.ts';

/** Marks a message as read, at the moment of the first time; false where the pilot has none by that id. */
export async function readMessage(
  queries: Queries,
  pilotId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('inbox_message')
    .set((row) => ({ read_at: row.fn.coalesce('read_at', row.val(now)) }))
    .where('id', '=', id)
    .where('pilot_id', '=', pilotId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks all messages of a pilot as read. */
export async function readAllMessages(queries: Queries, pilotId: string, now: Date): Promise<void> {
  await queries
    .updateTable('inbox_message')
    .set({ read_at: now })
    .where('pilot_id', '=', pilotId)
    .where('read_at', 'is', null)
    .execute();
}

/**
 * Dates messages anew, as read at that moment.
 * @param about a query that answers `link`, `at` and `pilot_id`, which is null where it is whoever got the message
 */
export async function dateMessages(tx: Tx, about: RawBuilder<unknown>): Promise<void> {
  await sql`update inbox_message set created_at = about.at, read_at = about.at from (${about}) as about
    where inbox_message.link = about.link and inbox_message.pilot_id = coalesce(about.pilot_id, inbox_message.pilot_id)`.execute(
    tx,
  );
}

/**
 * Removes messages about what is gone.
 * @param about a query that answers `link` and `pilot_id`, which is null where it is whoever got the message
 */
export async function removeMessages(tx: Tx, about: RawBuilder<unknown>): Promise<void> {
  await sql`delete from inbox_message using (${about}) as about
    where inbox_message.link = about.link and inbox_message.pilot_id = coalesce(about.pilot_id, inbox_message.pilot_id)`.execute(
    tx,
  );
}

/** Takes back every message that this transaction has put into an inbox. */
export async function untellAll(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('inbox_message')
    .where(sql<boolean>`xmin::text = pg_current_xact_id()::xid::text`)
    .execute();
}
