import { v7 as uuid } from 'uuid';
import type { WebhookEvent } from '@va/domain/webhooks/webhook-events.ts';
import type { Database } from '#server/db/database.ts';

/** What a webhook is told of from now on: the event and its title, in the order in which it was announced. */
export async function hearNews(
  db: Database,
  events: WebhookEvent[],
): Promise<() => Promise<[event: string, title: string][]>> {
  const id = uuid();
  await db.queries
    .insertInto('webhook')
    .values({
      id,
      label: 'Oyente',
      url: 'https://example.org/',
      format: 'json',
      events,
      secret: `whsec_${'A'.repeat(43)}=`,
    })
    .execute();
  return async () => {
    const rows = await db.queries
      .selectFrom('outbox')
      .select(['subject', 'body'])
      .where('webhook_id', '=', id)
      .orderBy('id')
      .execute();
    return rows.map(({ subject, body }) => [subject, JSON.parse(body).data.title]);
  };
}
