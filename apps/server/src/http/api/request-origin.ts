import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import { Problem } from '#server/api/problem.ts';
import { csrfToken } from '#server/kernel/secrets/tokens.ts';
import type { Logger } from '../log.ts';

/** Options for determining the caller's address. */
export interface OriginOptions {
  /** Proxies of our own in front, whose `X-Forwarded-For` is believed; 0 for none. */
  trustedProxies: number;
  /** Key for the digest of addresses. */
  addressKey: Uint8Array;
}

/** Keyed digest of the caller's address: good for counting requests, useless for finding anybody. */
export function addressHash(request: IncomingMessage, options: OriginOptions): Buffer {
  return originOf(request, options).addressHash;
}

/**
 * Keyed digests of the caller's address and of its network range, see `networkRange`, each made when it is asked for:
 * reads of who is signed in need neither. The address is read at once, since a connection that has ended has none.
 */
export function originOf(request: IncomingMessage, { trustedProxies, addressKey }: OriginOptions) {
  const address = callerAddress(request, trustedProxies);
  return {
    get addressHash() {
      return digest(addressKey, neighbourhood(address));
    },
    get rangeHash() {
      return digest(addressKey, networkRange(address));
    },
  };
}

/**
 * The caller's address: that of the connection, or the one that the outermost of our own proxies wrote into
 * `X-Forwarded-For`. Entries before that one were written by the caller and are ignored.
 */
export function callerAddress(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return direct;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return withoutPort(forwarded.at(-trustedProxies) ?? direct);
}

/** Cuts off the port that some proxies append: it differs for each connection of the same caller. */
function withoutPort(address: string): string {
  const [, v6, v4] = /^"?\[([^\]]+)\](?::\d+)?"?$|^([\d.]+):\d+$/.exec(address) ?? [];
  return v6 ?? v4 ?? address;
}

function digest(key: Uint8Array, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest().subarray(0, 16);
}

/** The part of an address that identifies a customer: all of IPv4, the /64 of IPv6, whose 2⁶⁴ addresses are one's. */
export function neighbourhood(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString();
}

/** The range that a provider or company typically gets as one block: the /24 of IPv4, the /48 of IPv6. */
export function networkRange(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? `${parsed.parts.slice(0, 3).join(':')}::/48`
    : `${parsed.octets.slice(0, 3).join('.')}.0/24`;
}

/**
 * Protects changes from CSRF. Throws unless the request comes from our own pages, by the browser's origin headers and
 * the CSRF token. Requests with a key send no cookie and need no such check.
 */
export function expectOwnPage(
  request: IncomingMessage,
  { publicOrigin, sessionToken }: { publicOrigin: string | undefined; sessionToken: string | undefined },
): void {
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (origin !== undefined) {
    const own =
      publicOrigin === undefined ? isHost(origin, host) : origin === publicOrigin || isHost(origin, host);
    if (!own) throw new Problem('peticion-ajena');
  } else if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw new Problem('peticion-ajena');
  if (sessionToken === undefined) return;
  const sent = String(request.headers['x-csrf-token'] ?? '');
  if (!isSameSecret(sent, csrfToken(sessionToken))) throw new Problem('peticion-ajena');
}

/** Compares two secrets in constant time, so that the time does not tell where they differ. */
export function isSameSecret(sent: string, wanted: string): boolean {
  const [given, known] = [Buffer.from(sent), Buffer.from(wanted)];
  return given.length === known.length && timingSafeEqual(given, known);
}

function isHost(origin: string, host: string | undefined): boolean {
  try {
    return host !== undefined && new URL(origin).host === host;
  } catch {
    return false;
  }
}

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
