import { sql } from 'kysely';
import { constant } from '#server/db/constants.ts';
import type { Database } from '#server/db/database.ts';
import type { Clock } from '../airline/airline.ts';
import type { MailTransport } from './mail-transport.ts';

/** Of mails, minutes. */
const WAITS_MINUTES = [1, 5, 30, 120, 720];

const LOCK_MINUTES = 2;

const BATCH = 10;

/** A channel of outgoing messages, and its waits between tries. */
export interface OutboxChannel {
  channel: 'mail' | 'push';
  /** Backoff: minutes before each retry; after the last, the message has failed and waits for staff. */
  waits: readonly number[];
}

/** A message on its way out. */
export interface DueMessage {
  id: string;
  target: string;
  subject: string;
  body: string;
}

/** Sends the due mails; only one process takes each. Answers how many it tried. */
export function sendDueMail(db: Database, transport: MailTransport, clock: Clock): Promise<number> {
  return sendDue(db, { channel: 'mail', waits: WAITS_MINUTES }, clock, ({ target, subject, body }) =>
    transport.send({ to: target, subject, text: body }),
  );
}

/**
 * Sends the due messages of a channel; only one process takes each. Answers how many it tried.
 * @param deliver sends one message; an error means a retry later
 */
export async function sendDue(
  db: Database,
  { channel, waits }: OutboxChannel,
  clock: Clock,
  deliver: (message: DueMessage) => Promise<void>,
): Promise<number> {
  const messages = await takeDue(db, channel, clock());
  for (const message of messages) {
    const { id } = message;
    try {
      await deliver(message);
      await db.queries
        .updateTable('outbox')
        .set({ state: 'sent', sent_at: clock(), locked_until: null, last_error: null })
        .where('id', '=', id)
        .execute();
    } catch (error) {
      await postpone(db, id, waits[message.attempts - 1], error, clock());
    }
  }
  return messages.length;
}

/**
 * Takes a batch of due messages and locks them for this process; if it dies, they are due again when the lock expires.
 */
function takeDue(db: Database, channel: OutboxChannel['channel'], now: Date) {
  return db.transaction(async (tx) => {
    const due = await tx
      .selectFrom('outbox')
      .select('id')
      .where('state', '=', constant('queued'))
      .where('channel', '=', channel)
      .where('next_at', '<=', now)
      .where((is) => is.or([is('locked_until', 'is', null), is('locked_until', '<', now)]))
      .orderBy('next_at')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    if (due.length === 0) return [];
    return tx
      .updateTable('outbox')
      .set({
        attempts: sql`attempts + 1`,
        locked_until: new Date(now.getTime() + LOCK_MINUTES * 60_000),
      })
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .returning(['id', 'target', 'subject', 'body', 'attempts'])
      .execute();
  });
}

async function postpone(db: Database, id: string, wait: number | undefined, error: unknown, now: Date) {
  await db.queries
    .updateTable('outbox')
    .set({
      state: wait === undefined ? 'failed' : 'queued',
      next_at: new Date(now.getTime() + (wait ?? 0) * 60_000),
      locked_until: null,
      last_error: (error instanceof Error ? error.message : String(error)).slice(0, 500),
    })
    .where('id', '=', id)
    .execute();
}
