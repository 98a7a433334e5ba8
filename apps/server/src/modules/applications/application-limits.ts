import type { RequestContext } from '#server/api/actor.ts';
import type { Queries } from '#server/db/database.ts';
import { countTry } from '#server/kernel/limits/count-try.ts';
import { tokenHash } from '#server/kernel/secrets/tokens.ts';

const hourly = (requests: number) => ({ requests, windowSeconds: 3600 });

/** Applications of an hour: from one address, from its part of the network, for one mailbox, and all of them together. */
const PER_ADDRESS = hourly(6);
const PER_RANGE = hourly(30);
const PER_MAILBOX = hourly(3);
const ALL = hourly(300);

/** Counts an application, and throws when there were too many: first those of who floods, so that others still get through. */
export async function countApplication(
  queries: Queries,
  email: string,
  { addressHash, rangeHash, now }: RequestContext,
): Promise<void> {
  await countTry(queries, `application:${hex(addressHash)}`, PER_ADDRESS, now);
  await countTry(queries, `application-range:${hex(rangeHash)}`, PER_RANGE, now);
  // The address itself is kept nowhere but in the application.
  await countTry(queries, `application-mail:${hex(tokenHash(email))}`, PER_MAILBOX, now);
  await countTry(queries, 'application', ALL, now);
}

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
