/**
 * Checks the addresses that people and browsers give the server to call: public ones only, never those of its own
 * network (SSRF).
 */
import dns from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The only block of IPv6 that has public addresses (RFC 4291). */
const WORLD = ipaddr.IPv6.parseCIDR('2000::/3');
/** Parts of that block reserved for protocols and for documentation (RFC 2928, RFC 9637). */
const NOT_WORLD = ['2001::/23', '3fff::/20'].map((range) => ipaddr.IPv6.parseCIDR(range));

/** Whether a numeric address is public; IPv4 mapped into IPv6 is judged as IPv4. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed instanceof ipaddr.IPv4) return true;
  return parsed.match(WORLD) && !NOT_WORLD.some((range) => parsed.match(range));
}

/** Whether a host is a name and not a numeric address. */
export function isHostName(hostname: string): boolean {
  return !ipaddr.isValid(hostname.replaceAll(/[[\]]/g, ''));
}

/** Error code of `publicLookup` for a name that leads to a private network. */
export const PRIVATE_ADDRESS = 'ERR_PRIVATE_ADDRESS';

/**
 * Resolves a host name like `lookup` of `node:dns`, and fails if any of its addresses is private. The connection uses
 * the very address that was checked here, so the name cannot change in between (DNS rebinding).
 */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  dns.lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '', 4);
    const [first] = found;
    if (first === undefined || !found.every(({ address }) => isPublicAddress(address)))
      return done(
        Object.assign(new Error(`${hostname} is no public host`), { code: PRIVATE_ADDRESS }),
        '',
        4,
      );
    if (options.all) return done(null, found);
    return done(null, first.address, first.family);
  });
};
