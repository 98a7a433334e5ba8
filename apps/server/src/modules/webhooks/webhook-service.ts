import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { isWebhookEvent } from '@va/domain/webhooks/webhook-events.ts';
import type { ChangeWebhook, CreateWebhook, WebhookView } from '@va/contract/staff/webhooks.ts';
import { constant } from '#server/db/constants.ts';
import { Problem, wrongValue } from '#server/api/problem.ts';
import type { Database, Queries, Tx } from '#server/db/database.ts';
import type { WebhookTable } from '#server/db/tables.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { expectSeen } from '#server/kernel/audit/expect-seen.ts';
import { hostOf, refuseUrl } from './post-outside.ts';

type WebhookRow = Selectable<WebhookTable>;

/** Most webhooks of an airline: each act's transaction queues a message for each of them. */
const MOST = 20;

/** By audit action, the Spanish words that follow the actor's callsign, for `cambiado-entretanto` on a webhook. */
const ACTS = {
  'webhook.changed': 'lo ha cambiado',
  'webhook.secret-renewed': 'ha renovado su secreto',
};

/** Every webhook, the oldest first. */
export async function listWebhooks(queries: Queries): Promise<WebhookView[]> {
  const rows = await queries.selectFrom('webhook').selectAll().orderBy('id').execute();
  const waiting = await queries
    .selectFrom('outbox')
    .select(['webhook_id', (count) => count.fn.countAll<number>().as('waiting')])
    .where('webhook_id', 'is not', null)
    .where('state', '=', constant('queued'))
    .groupBy('webhook_id')
    .execute();
  const counts = new Map(waiting.map((row) => [row.webhook_id, Number(row.waiting)]));
  return rows.map((row) => view(row, counts.get(row.id) ?? 0));
}

/** Adds a webhook; answers its secret, which is shown only now. Throws `datos-no-validos` for a forbidden address. */
export function createWebhook(
  db: Database,
  given: CreateWebhook,
  by: By,
  settings: { allowLoopback: boolean },
): Promise<{ webhook: WebhookView; secret: string }> {
  const refused = refuseUrl(given.url, settings);
  if (refused !== null) throw wrongValue('/url', refused);
  return db.transaction(async (tx) => {
    const { count } = await tx
      .selectFrom('webhook')
      .select((of) => of.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST) throw wrongValue('', `Ya hay ${MOST} webhooks: quita antes uno que no se use`);
    const secret = `whsec_${randomBytes(32).toString('base64')}`;
    const row = await tx
      .insertInto('webhook')
      .values({
        id: uuid(),
        label: given.label,
        url: given.url,
        format: given.format,
        events: [...new Set(given.events)],
        secret,
        next_at: by.context.now,
        created_by: by.actor.pilotId,
        created_at: by.context.now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await note(tx, by, 'webhook.created', row, { after: audited(row) });
    return { webhook: view(row, 0), secret };
  });
}

/** Changes a webhook's events, or pauses or resumes it. */
export function changeWebhook(
  db: Database,
  id: string,
  change: ChangeWebhook,
  version: number,
  by: By,
): Promise<WebhookView> {
  const { now } = by.context;
  return db.transaction(async (tx) => {
    const row = await lockWebhook(tx, id);
    await expectSeen(tx, row, version, { kind: 'webhook', id }, ACTS);
    const { label = row.label, events = row.events, paused } = change;
    const next = await tx
      .updateTable('webhook')
      .set({
        label,
        events: [...new Set(events)],
        ...(paused === true && { paused_at: row.paused_at ?? now }),
        ...(paused === false && { paused_at: null, disabled_at: null, failing_since: null, next_at: now }),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await note(tx, by, 'webhook.changed', next, {
      before: audited(row),
      after: audited(next),
    });
    return view(next, 0);
  });
}

/** Gives a webhook a new secret; the old one stops working. */
export function renewSecret(
  db: Database,
  id: string,
  by: By,
): Promise<{ webhook: WebhookView; secret: string }> {
  return db.transaction(async (tx) => {
    await lockWebhook(tx, id);
    const secret = `whsec_${randomBytes(32).toString('base64')}`;
    const row = await tx
      .updateTable('webhook')
      .set({ secret })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await note(tx, by, 'webhook.secret-renewed', row, {});
    return { webhook: view(row, 0), secret };
  });
}

/** Removes a webhook with its log and its queued messages. */
export function removeWebhook(db: Database, id: string, by: By): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await lockWebhook(tx, id);
    await tx.deleteFrom('webhook').where('id', '=', id).execute();
    await note(tx, by, 'webhook.removed', row, { before: audited(row) });
  });
}

async function lockWebhook(tx: Tx, id: string): Promise<WebhookRow> {
  const row = await tx.selectFrom('webhook').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new Problem('no-encontrado');
  return row;
}

function note(
  tx: Tx,
  by: By,
  action: string,
  { id }: WebhookRow,
  change: { before?: unknown; after?: unknown },
): Promise<void> {
  return audit(tx, { by, capability: 'keys.all', action, subject: { kind: 'webhook', id }, ...change });
}

/** A webhook for the audit, without its address, which is the receiver's secret. */
function audited({ label, format, events, paused_at, disabled_at }: WebhookRow) {
  return { label, format, events, paused: paused_at !== null, off: disabled_at !== null };
}

function view(row: WebhookRow, waiting: number): WebhookView {
  return {
    id: row.id,
    label: row.label,
    host: hostOf(new URL(row.url)),
    format: row.format,
    events: row.events.filter(isWebhookEvent),
    state: row.disabled_at !== null ? 'off' : row.paused_at !== null ? 'paused' : 'active',
    failingSince: row.failing_since?.toISOString() ?? null,
    waiting,
    nextAt: waiting > 0 ? row.next_at.toISOString() : null,
    createdAt: row.created_at.toISOString(),
    version: row.version,
  };
}
