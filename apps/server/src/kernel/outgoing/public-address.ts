/**
 * Checks the addresses that people and browsers give the server to call: public ones only, never those of its own
 * network (SSRF).
 */
import dns from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Of IPv6 only this is handed out to the world (RFC 4291); the rest is for other uses, or for none yet. */
const WORLD = ipaddr.IPv6.parseCIDR('2000::/3');
/** Parts of it that are for protocols and for examples (RFC 2928, RFC 9637). */
const NOT_WORLD = ['2001::/23', '3fff::/20'].map((range) => ipaddr.IPv6.parseCIDR(range));

/** Whether a numeric address is one that anybody in the world may have; IPv4 mapped into IPv6 counts as what it is. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed instanceof ipaddr.IPv4) return true;
  return parsed.match(WORLD) && !NOT_WORLD.some((range) => parsed.match(range));
}

/** Whether the host of a given address is a name; numeric hosts are refused. */
export function isHostName(hostname: string): boolean {
  return !ipaddr.isValid(hostname.replaceAll(/[[\]]/g, ''));
}

/** Code of the error of `publicLookup` where a name leads to a private network. */
export const PRIVATE_ADDRESS = 'ERR_PRIVATE_ADDRESS';

/**
 * Finds the address of a host for a connection, as `lookup` of `node:dns` does, and fails where any of its addresses is
 * private: what is checked here is what is connected to, so that a name can't change in between.
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
