import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { BlockList, isIP } from 'node:net';

/** Ranges that lead into a house and not out of it: RFC 1918, 6598, 6890, 4193, 4291 and what maps onto them. */
const PRIVATE = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, prefix, 'ipv4');
/** Of IPv6 only what is handed out to the world, without the parts of it that carry IPv4 or are for examples. */
const WORLD = new BlockList();
WORLD.addSubnet('2000::', 3, 'ipv6');
const NOT_WORLD = new BlockList();
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  NOT_WORLD.addSubnet(net, prefix, 'ipv6');

/** Whether an IP address is one that anybody in the world may have; false for names and for anything odd. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !PRIVATE.check(address, 'ipv4');
    case 6:
      return WORLD.check(address, 'ipv6') && !NOT_WORLD.check(address, 'ipv6');
    default:
      return false;
  }
}

/** Whether a host in an address that somebody gave us is a name: an address of numbers is nobody's service. */
export function isHostName(hostname: string): boolean {
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
}

/**
 * Finds the address of a host for a connection, as `lookup` of `node:dns` does, and fails where any of its addresses is
 * private: what is checked here is what is connected to, so that a name can't change in between.
 */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '', 4);
    const [first] = found;
    if (first === undefined || !found.every(({ address }) => isPublicAddress(address)))
      return done(new Error(`${hostname} is no public host`), '', 4);
    if (options.all) return done(null, found);
    return done(null, first.address, first.family);
  });
};
