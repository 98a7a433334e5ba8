import type { RequestContext } from '#server/api/actor.ts';
import type { Queries } from '#server/db/database.ts';
import { countTry } from '#server/kernel/limits/request-limits.ts';
import { tokenHash } from '#server/kernel/secrets/tokens.ts';

const hourly = (requests: number) => ({ requests, windowSeconds: 3600 });

/** Rate limits of applications per hour: from one address, from its network range, for one mailbox, and in total. */
const PER_ADDRESS = hourly(6);
const PER_RANGE = hourly(30);
const PER_MAILBOX = hourly(3);
const ALL = hourly(300);

/**
 * Counts an application; throws if there were too many. The sender's limits come first, so that a flood does not use up
 * the total.
 */
export async function countApplication(
  queries: Queries,
  email: string,
  { addressHash, rangeHash, now }: RequestContext,
): Promise<void> {
  await countTry(queries, `application:${hex(addressHash)}`, PER_ADDRESS, now);
  await countTry(queries, `application-range:${hex(rangeHash)}`, PER_RANGE, now);
  // Count by a digest: the mail address itself is stored only in the application.
  await countTry(queries, `application-mail:${hex(tokenHash(email))}`, PER_MAILBOX, now);
  await countTry(queries, 'application', ALL, now);
}

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
