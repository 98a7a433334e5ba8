import { type Insertable, type Updateable, sql } from 'kysely';
import { WITH_CONSENT } from '@va/domain/webhooks/webhook-events.ts';
import { constant } from '#server/db/constants.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import type { OutboxTable } from '#server/db/tables.ts';

/** Deletes a message that nobody can receive any more. */
export async function forgetOutgoing(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('outbox').where('id', '=', id).execute();
}

/** Deletes queued Discord messages about a pilot that needed their consent, after they took it back. */
export async function forgetUntold(tx: Tx, pilotId: string): Promise<void> {
  await tx
    .deleteFrom('outbox')
    .where('pilot_id', '=', pilotId)
    .where('subject', 'in', WITH_CONSENT)
    .where('state', '=', constant('queued'))
    .where('webhook_id', 'in', (sub) =>
      sub.selectFrom('webhook').select('id').where('format', '=', 'discord'),
    )
    .execute();
}

/** Inserts a webhook message that is already being sent; answers its row. */
export function keepDelivery(queries: Queries, row: Insertable<OutboxTable>) {
  return queries.insertInto('outbox').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Stores the outcome of sending a webhook message. */
export async function noteDelivery(
  tx: Tx,
  id: string,
  outcome: Pick<
    Updateable<OutboxTable>,
    'state' | 'attempts' | 'sent_at' | 'next_at' | 'last_error' | 'answer_status' | 'answer'
  >,
): Promise<void> {
  await tx.updateTable('outbox').set(outcome).where('id', '=', id).execute();
}

/** Marks all queued messages of a webhook as failed, with the reason. */
export async function giveUpDeliveries(tx: Tx, webhookId: string, why: string): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ state: 'failed', last_error: why })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', constant('queued'))
    .execute();
}

/** Removes webhook messages, sent or failed, that are older than 30 days. */
export async function removeOldDeliveries(queries: Queries, now: Date): Promise<void> {
  await queries
    .deleteFrom('outbox')
    .where('webhook_id', 'is not', null)
    .where('state', '!=', constant('queued'))
    .where('created_at', '<', sql<Date>`${now}::timestamptz - interval '30 days'`)
    .execute();
}

/** Deletes everything that this transaction has written into the outbox. */
export async function unsendAll(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('outbox')
    .where(sql<boolean>`xmin::text = pg_current_xact_id()::xid::text`)
    .execute();
}
