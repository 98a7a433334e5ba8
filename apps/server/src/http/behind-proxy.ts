import type { IncomingMessage } from 'node:http';
import type { Logger } from './log.ts';

/** The settings about proxies and https. */
interface Surroundings {
  trustedProxies: number;
  publicUrl: string;
  /** Whether this program itself speaks https. */
  https?: boolean;
}

/** Whether a proxy is in front: the settings name one, or the public address is https and this server speaks http. */
export function isBehindProxy({ trustedProxies, publicUrl, https = false }: Surroundings): boolean {
  return trustedProxies > 0 || (!https && new URL(publicUrl).protocol === 'https:');
}

/**
 * Warns once in the log when all callers count as one address and so share its rate limits: the settings do not name
 * the proxy that is there, or the proxy sends no `X-Forwarded-For`.
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
