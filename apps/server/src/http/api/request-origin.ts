import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import { Problem } from '#server/api/problem.ts';
import { csrfToken } from '#server/kernel/secrets/tokens.ts';
import { callerAddress } from './caller-address.ts';
import { isSameSecret } from './same-secret.ts';

/** Who stands between us and the caller. */
export interface OriginOptions {
  /** Proxies of our own in front, whose `X-Forwarded-For` is believed; 0 for none. */
  trustedProxies: number;
  /** Key for the digest of addresses. */
  addressKey: Uint8Array;
}

/** The digest of the address that asks: enough to count by, useless to find anybody. */
export function addressHash(request: IncomingMessage, { trustedProxies, addressKey }: OriginOptions): Buffer {
  return digest(addressKey, neighbourhood(callerAddress(request, trustedProxies)));
}

/** The digest of the part of the network that asks: see `networkRange`. */
export function rangeHash(request: IncomingMessage, { trustedProxies, addressKey }: OriginOptions): Buffer {
  return digest(addressKey, networkRange(callerAddress(request, trustedProxies)));
}

function digest(key: Uint8Array, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest().subarray(0, 16);
}

/** An address as far as it tells callers apart: of IPv6 one customer has 2⁶⁴ at least, and could use each once. */
export function neighbourhood(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString();
}

/** The addresses that one provider or company is given at once: 256 of IPv4, 2⁸⁰ of IPv6. */
export function networkRange(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? `${parsed.parts.slice(0, 3).join(':')}::/48`
    : `${parsed.octets.slice(0, 3).join('.')}.0/24`;
}

/**
 * Throws unless a change comes from our own pages: browsers say where from, and another site cannot know the token.
 * Programs with a key send no cookie and need none of it.
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

function isHost(origin: string, host: string | undefined): boolean {
  try {
    return host !== undefined && new URL(origin).host === host;
  } catch {
    return false;
  }
}
