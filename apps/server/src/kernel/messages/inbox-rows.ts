import { type RawBuilder, sql } from 'kysely';
import type { Queries, Tx } from '#server/db/database.ts';

/** Marks a message as read, keeping the time of the first reading; false if the pilot has no message of that id. */
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
 * Sets the dates of messages, found by their link, to `at`, and marks them as read then.
 * @param about a query for `link`, `at` and `pilot_id`; a null `pilot_id` means any recipient
 */
export async function dateMessages(tx: Tx, about: RawBuilder<unknown>): Promise<void> {
  await sql`update inbox_message set created_at = about.at, read_at = about.at from (${about}) as about
    where inbox_message.link = about.link and inbox_message.pilot_id = coalesce(about.pilot_id, inbox_message.pilot_id)`.execute(
    tx,
  );
}

/**
 * Removes the messages about things that no longer exist, found by their link.
 * @param about a query for `link` and `pilot_id`; a null `pilot_id` means any recipient
 */
export async function removeMessages(tx: Tx, about: RawBuilder<unknown>): Promise<void> {
  await sql`delete from inbox_message using (${about}) as about
    where inbox_message.link = about.link and inbox_message.pilot_id = coalesce(about.pilot_id, inbox_message.pilot_id)`.execute(
    tx,
  );
}

/** Deletes every inbox message that this transaction has written. */
export async function untellAll(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('inbox_message')
    .where(sql<boolean>`xmin::text = pg_current_xact_id()::xid::text`)
    .execute();
}
