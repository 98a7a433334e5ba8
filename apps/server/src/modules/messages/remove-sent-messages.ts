import { DAY_MS } from '@va/domain/durations.ts';
import type { Queries } from '#server/db/database.ts';

/** Days for which a message is kept after it was sent; one that failed waits for a person. */
export const SENT_MAIL_DAYS = 90;

/** Messages that went out long ago are removed. */
export async function removeSentMessages(queries: Queries, now: Date): Promise<void> {
  await queries
    .deleteFrom('outbox')
    .where('state', '=', 'sent')
    .where('sent_at', '<', new Date(now.getTime() - SENT_MAIL_DAYS * DAY_MS))
    .execute();
}
