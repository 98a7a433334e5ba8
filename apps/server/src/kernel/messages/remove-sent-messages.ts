import { DAY_MS } from '@va/domain/durations.ts';
import { constant } from '#server/db/constants.ts';
import type { Queries } from '#server/db/database.ts';

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
