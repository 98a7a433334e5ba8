import { sql } from 'kysely';
import type { Queries, Tx } from '#server/db/database.ts';

/** A notice in the revision that a pilot read. */
interface ReadNotice {
  slug: string;
  revision: number;
}

/** Records that a pilot has read notices; an earlier reading keeps its time. */
export async function acknowledge(
  queries: Queries,
  pilotId: string,
  notices: readonly ReadNotice[],
  now: Date,
): Promise<void> {
  if (notices.length === 0) return;
  await queries
    .insertInto('notice_ack')
    .values(notices.map(({ slug, revision }) => ({ pilot_id: pilotId, slug, revision, ack_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes the readings of a pilot that this transaction has recorded. */
export async function unreadAll(tx: Tx, pilotId: string): Promise<void> {
  await tx
    .deleteFrom('notice_ack')
    .where('pilot_id', '=', pilotId)
    .where(sql<boolean>`xmin::text = pg_current_xact_id()::xid::text`)
    .execute();
}
