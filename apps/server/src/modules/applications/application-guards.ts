import { createHmac } from 'node:crypto';
import { DAY_MS } from '@va/domain/durations.ts';
import type { RequestContext } from '#server/api/actor.ts';
import { Problem } from '#server/api/problem.ts';
import type { Queries } from '#server/db/database.ts';
import { countTry } from '#server/kernel/limits/request-limits.ts';
import { isSameToken, tokenHash } from '#server/kernel/secrets/tokens.ts';

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

/** Shortest time in which a person can fill in the form, ms: faster senders are programs. */
const LEAST_AGE_MS = 4000;

const MOST_AGE_MS = DAY_MS;

/** Makes the signed token of an opened form, which has the time of opening. */
export function formToken(key: Uint8Array, now: Date): string {
  const opened = String(now.getTime());
  return `${opened}.${sign(key, opened)}`;
}

/** Throws unless the token is ours and the form was opened some seconds to one day ago. */
export function expectForm(key: Uint8Array, token: string, now: Date): void {
  const [, opened, signature] = /^(\d{1,15})\.([\w-]{43})$/.exec(token) ?? [];
  if (opened === undefined || signature === undefined || !isSameToken(signature, sign(key, opened)))
    throw new Problem('formulario-no-valido');
  const age = now.getTime() - Number(opened);
  // The clock of another process may be a little ahead.
  if (age > MOST_AGE_MS || age < -LEAST_AGE_MS) throw new Problem('formulario-no-valido');
  if (age < LEAST_AGE_MS) throw new Problem('formulario-muy-pronto');
}

function sign(key: Uint8Array, opened: string): string {
  return createHmac('sha256', key).update(`application-form:${opened}`).digest('base64url');
}
