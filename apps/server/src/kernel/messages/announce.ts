import { sql } from 'kysely';
import { type News, WITH_CONSENT, type WebhookEvent } from '@va/domain/webhooks/webhook-events.ts';
import type { Tx } from '#server/db/database.ts';
import { queueOut } from './outbox-rows.ts';

/**
 * Queues an event for every webhook that subscribes to it, in the act's own transaction, so that a rollback removes it.
 * The webhook loop sends it later.
 * @param pilotId the pilot whom the event is about; null if it is about none
 */
export async function announce(
  tx: Tx,
  event: WebhookEvent,
  { pilotId, news, now }: { pilotId: string | null; news: News; now: Date },
): Promise<void> {
  const listening = await tx
    .selectFrom('webhook')
    .select('id')
    .where(sql<boolean>`${event} = any(events)`)
    .where('paused_at', 'is', null)
    .where('disabled_at', 'is', null)
    .where((is) =>
      !WITH_CONSENT.some((one) => one === event)
        ? is.val(true)
        : is.or([
            is('format', '!=', 'discord'),
            is.exists(
              is
                .selectFrom('pilot')
                .select('pilot.id')
                .where('pilot.id', '=', pilotId)
                .where('in_discord', '=', true),
            ),
          ]),
    )
    .execute();
  const body = JSON.stringify({ type: event, timestamp: now.toISOString(), data: news });
  const rest = {
    channel: 'webhook',
    pilot_id: pilotId,
    subject: event,
    body,
    next_at: now,
    created_at: now,
  } as const;
  await queueOut(
    tx,
    listening.map(({ id }) => ({ ...rest, webhook_id: id, target: id })),
  );
}
