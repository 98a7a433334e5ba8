import { DAY_MS } from '@va/domain/durations.ts';
import { constant } from '#server/db/constants.ts';
import type { Queries } from '#server/db/database.ts';

/** Days for which a message is kept after it was sent; one that failed waits for a person. */
export const SENT_MAIL_DAYS = 90;

/** Days for which a mail to somebody whose account is gone is kept, sent or not; its tries take less than one. */
const NOBODYS_MAIL_DAYS = 3;

/** Messages that went out long ago are removed, and the addresses of people who have left with the mail that told them. */
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
