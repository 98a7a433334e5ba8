import type { Tx } from '#server/db/database.ts';
import type { JobKind } from '#server/kernel/jobs/job-kind.ts';
import { announce } from '#server/kernel/messages/announce.ts';

/** Job: announces each event to the webhooks once, when pilots begin to see it. */
export const publishEvents: JobKind = {
  kind: 'publish-events',
  cron: '*/5 * * * *',
  run: ({ db, clock }) => db.transaction(async (tx) => ({ published: await publishDueEvents(tx, clock()) })),
};

/** Publishes what is due; answers how many. */
export async function publishDueEvents(tx: Tx, now: Date): Promise<number> {
  const rows = await tx
    .updateTable('airline_event')
    .set({ published_at: now })
    .where('published_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('advertise_from', '<=', now)
    .where('ends_at', '>', now)
    .returning(['id', 'title', 'body', 'starts_at'])
    .execute();
  for (const { id, title, body, starts_at } of rows)
    await announce(tx, 'event.published', {
      pilotId: null,
      now,
      news: { title, text: body, std: starts_at.toISOString(), path: `/plataforma/eventos/${id}` },
    });
  return rows.length;
}
