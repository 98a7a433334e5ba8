import type { IncomingMessage } from 'node:http';
import type { Logger } from './log.ts';

/** What the settings say of programs in front of this one. */
interface Surroundings {
  trustedProxies: number;
  publicUrl: string;
  /** Whether this program itself speaks https. */
  https?: boolean;
}

/** Whether a proxy stands in front: one is counted, or people reach by https what speaks http alone. */
export function isBehindProxy({ trustedProxies, publicUrl, https = false }: Surroundings): boolean {
  return trustedProxies > 0 || (!https && new URL(publicUrl).protocol === 'https:');
}

/**
 * Says once in the log that every caller counts as one, so that the limits of one are those of all: no proxy is counted
 * where there is one, or the one that is counted does not say for whom it asks.
 */
export function addressWatch(
  given: Surroundings,
  log: Pick<Logger, 'warn'>,
): (request: IncomingMessage) => void {
  let said = !isBehindProxy(given);
  return ({ headers }) => {
    const isTold = given.trustedProxies > 0 && headers['x-forwarded-for'] !== undefined;
    if (said || isTold) return;
    said = true;
    log.warn(
      { trustedProxies: given.trustedProxies },
      given.trustedProxies > 0
        ? 'the proxy writes no X-Forwarded-For: all callers count as one address'
        : 'PUBLIC_URL is https and TRUSTED_PROXIES is 0: all callers count as one address',
    );
  };
}
