import { type Insertable, type Updateable, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { DAY_MS } from '@va/domain/durations.ts';
import { WITH_CONSENT } from '@va/domain/webhooks/webhook-events.ts';
import { Problem } from '#server/api/problem.ts';
import { constant } from '#server/db/constants.ts';
import type { Database, Queries, Tx } from '#server/db/database.ts';
import type { OutboxTable } from '#server/db/tables.ts';
import { audit, type By } from '../audit/audit.ts';

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

/** Puts messages into the outbox; they leave when the transaction has committed. */
export async function queueOut(
  tx: Tx,
  messages: readonly Omit<Insertable<OutboxTable>, 'id'>[],
): Promise<void> {
  if (messages.length === 0) return;
  const rows = messages.map((message) => ({ id: uuid(), ...message }));
  await tx.insertInto('outbox').values(rows).execute();
}

/** Days for which a sent message is kept; failed ones stay until staff act. */
export const SENT_MAIL_DAYS = 90;

/** Days for which a mail without an account is kept, sent or not; all its tries take less than a day. */
const NOBODYS_MAIL_DAYS = 3;

/** Removes messages sent long ago, and mails without an account, so that no address of an erased person stays. */
export async function removeSentMessages(queries: Queries, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await queries
    .deleteFrom('outbox')
    .where('state', '=', constant('sent'))
    .where('sent_at', '<', daysAgo(SENT_MAIL_DAYS))
    .execute();
  await queries
    .deleteFrom('outbox')
    .where('channel', '=', 'mail')
    .where('pilot_id', 'is', null)
    .where('created_at', '<', daysAgo(NOBODYS_MAIL_DAYS))
    .execute();
}

/** Puts a message that did not go out into the queue again. Throws `no-encontrado`, `no-repetible`. */
export function sendAgain(db: Database, id: string, by: By): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await tx
      .selectFrom('outbox')
      .select('state')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow(() => new Problem('no-encontrado'));
    if (row.state !== 'failed') throw new Problem('no-repetible');
    await tx
      .updateTable('outbox')
      .set({ state: 'queued', attempts: 0, next_at: by.context.now })
      .where('id', '=', id)
      .execute();
    await audit(tx, {
      by,
      capability: 'jobs.run',
      action: 'outbox.retried',
      subject: { kind: 'outbox', id },
    });
  });
}
