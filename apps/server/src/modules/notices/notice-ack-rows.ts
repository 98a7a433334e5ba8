import { sql } from 'kysely';
import type { Queries, Tx } from '#server/db/database.ts';

/** A notice as it read when somebody read it. */
interface ReadNotice {
  slug: string;
  revision: number;
}

/** Keeps that a pilot has read notices; what was read before stays read since then. */
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

/** Takes back what this transaction has noted as read by a pilot. */
export async function unreadAll(tx: Tx, pilotId: string): Promise<void> {
  await tx
    .deleteFrom('notice_ack')
    .where('pilot_id', '=', pilotId)
    .where(sql<boolean>`xmin::text = pg_current_xact_id()::xid::text`)
    .execute();
}
