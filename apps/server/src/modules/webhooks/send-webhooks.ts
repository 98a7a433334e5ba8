import { readAnswer, stepDelivery } from '@va/domain/webhooks/delivery-steps.ts';
import type { Selectable } from 'kysely';
import { constant } from '#server/db/constants.ts';
import type { Database, Queries, Tx } from '#server/db/database.ts';
import type { WebhookTable } from '#server/db/tables.ts';
import type { Airline, Clock } from '#server/kernel/airline/airline.ts';
import { giveUpDeliveries, noteDelivery } from '#server/kernel/messages/outbox-rows.ts';
import { tellStaff } from '../rights/tell-staff.ts';
import { type OutsideAnswer, NoAnswer, postOutside } from './post-outside.ts';
import { type Sender, writeMessage } from './webhook-message.ts';

/** Options for sending, besides the database. */
export interface WebhookPost {
  airline: Airline;
  publicUrl: string;
  clock: Clock;
  /** For tests: allows messages to this machine. */
  allowLoopback: boolean;
}

/** Queues sent in parallel; the messages of one queue leave one after the other. */
const AT_ONCE = 4;
/** How long a process locks a queue, ms: longer than a queue's turn can take. */
const LOCK_MS = 120_000;
const TURN_MS = 60_000;
const MOST_IN_TURN = 50;

type WebhookRow = Selectable<WebhookTable>;

/** Sends the due messages, each queue in order and by one process only. Answers how many it tried. */
export async function sendDueWebhooks(
  db: Database,
  post: WebhookPost,
  stopping: () => boolean = () => false,
): Promise<number> {
  let tried = 0;
  const work = async () => {
    for (;;) {
      const webhook = stopping() ? undefined : await takeQueue(db, post.clock());
      if (webhook === undefined) return;
      tried += await emptyQueue(db, webhook, post, stopping);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return tried;
}

function takeQueue(db: Database, now: Date): Promise<WebhookRow | undefined> {
  return db.transaction(async (tx) => {
    const due = await tx
      .selectFrom('webhook')
      .select('id')
      .where('paused_at', 'is', null)
      .where('disabled_at', 'is', null)
      .where('next_at', '<=', now)
      .where((is) => is.or([is('locked_until', 'is', null), is('locked_until', '<', now)]))
      .where((is) =>
        is.exists(
          is
            .selectFrom('outbox')
            .select('outbox.id')
            .whereRef('outbox.webhook_id', '=', 'webhook.id')
            .where('outbox.state', '=', constant('queued')),
        ),
      )
      .orderBy('next_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!due) return undefined;
    return tx
      .updateTable('webhook')
      .set({ locked_until: new Date(now.getTime() + LOCK_MS) })
      .where('id', '=', due.id)
      .returningAll()
      .executeTakeFirst();
  });
}

/** Sends a queue's messages until one has to wait, or its turn is over. */
async function emptyQueue(
  db: Database,
  taken: WebhookRow,
  post: WebhookPost,
  stopping: () => boolean,
): Promise<number> {
  const begun = performance.now();
  let tried = 0;
  let webhook = taken;
  try {
    while (!stopping() && tried < MOST_IN_TURN && performance.now() - begun < TURN_MS) {
      const message = await firstOf(db.queries, webhook.id);
      if (message === undefined) break;
      const { answer, error } = await deliver(db.queries, webhook, message, post);
      tried += 1;
      webhook = await keepOutcome(db, webhook, message, { answer, error }, post);
      if (webhook.disabled_at !== null || webhook.paused_at !== null || webhook.next_at > post.clock()) break;
    }
  } finally {
    await db.queries
      .updateTable('webhook')
      .set({ locked_until: null })
      .where('id', '=', webhook.id)
      .execute();
  }
  return tried;
}

function firstOf(queries: Queries, webhookId: string) {
  return queries
    .selectFrom('outbox')
    .select(['id', 'pilot_id', 'body', 'attempts'])
    .where('webhook_id', '=', webhookId)
    .where('state', '=', constant('queued'))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

type Queued = NonNullable<Awaited<ReturnType<typeof firstOf>>>;

/** Sends one message now; returns failures as an answer too, instead of throwing. */
export async function deliver(
  queries: Queries,
  webhook: Pick<WebhookRow, 'url' | 'format' | 'secret'>,
  message: Pick<Queued, 'id' | 'pilot_id' | 'body'>,
  { airline, publicUrl, clock, allowLoopback }: WebhookPost,
): Promise<{ answer: OutsideAnswer | null; error: string | null }> {
  const { icaoCode } = airline.operations;
  const sender: Sender = { airline: { name: airline.name, icaoCode }, publicUrl };
  const { format, secret } = webhook;
  const given = { id: message.id, pilotId: message.pilot_id, body: message.body, format, secret };
  const written = await writeMessage(queries, given, sender, clock());
  try {
    const answer = await postOutside(webhook.url, written, { allowLoopback });
    const well = answer.status >= 200 && answer.status < 300;
    return { answer, error: well ? null : answerWords(answer.status) };
  } catch (error) {
    if (error instanceof NoAnswer) return { answer: null, error: error.message };
    throw error;
  }
}

function answerWords(status: number): string {
  if (status >= 300 && status < 400)
    return `Contestó ${status}: manda a otra dirección, y no se sigue. Escribe la dirección final`;
  if (status === 429) return 'Contestó 429: pide esperar';
  return `Contestó ${status}`;
}

/** Stores a message's outcome and its effect on the webhook; answers the webhook as it is now. */
function keepOutcome(
  db: Database,
  webhook: WebhookRow,
  message: Queued,
  { answer, error }: { answer: OutsideAnswer | null; error: string | null },
  { airline, clock }: WebhookPost,
): Promise<WebhookRow> {
  const now = clock();
  const read = answer && readAnswer(answer.status, answer.headers, now.getTime());
  const tries = { tries: message.attempts, failingSince: webhook.failing_since?.getTime() ?? null };
  const step = stepDelivery(read, tries, now.getTime());
  const holdUntil = step.holdUntil === null ? now : new Date(step.holdUntil);
  return db.transaction(async (tx) => {
    await noteDelivery(tx, message.id, {
      state: step.state,
      attempts: step.attempts,
      sent_at: step.state === 'sent' ? now : null,
      next_at: holdUntil,
      last_error: error,
      answer_status: answer?.status ?? null,
      answer: answerText(answer),
    });
    const kept = await tx
      .updateTable('webhook')
      .set({
        next_at: holdUntil,
        failing_since: step.failingSince === null ? null : new Date(step.failingSince),
        ...(step.off && { disabled_at: now }),
      })
      .where('id', '=', webhook.id)
      .returningAll()
      .executeTakeFirst();
    // The webhook was removed while the message was being sent.
    if (kept === undefined) return { ...webhook, disabled_at: now };
    if (step.off) await switchOff(tx, airline, kept);
    return kept;
  });
}

/** The beginning of an answer, without characters that the database cannot store. */
export function answerText(answer: OutsideAnswer | null): string | null {
  return answer && [...answer.text.replaceAll('\0', '')].slice(0, 250).join('');
}

async function switchOff(tx: Tx, airline: Airline, { id, label }: WebhookRow): Promise<void> {
  await giveUpDeliveries(tx, id, 'El webhook se apagó después de tres días sin contestar bien');
  await tellStaff(tx, airline, 'keys.all', {
    kind: 'webhook.off',
    title: `Webhook apagado: ${label}`,
    body: `El webhook «${label}» lleva tres días sin contestar bien y se ha apagado. Mira sus envíos, corrige la dirección al otro lado y vuelve a encenderlo.`,
    link: '/plataforma/mesa/integraciones',
  });
}
