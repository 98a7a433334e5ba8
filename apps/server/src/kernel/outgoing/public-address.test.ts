import { expect, it } from 'vitest';
import { isHostName, isPublicAddress, publicLookup } from './public-address.ts';

it.each([
  '8.8.8.8',
  '172.32.0.1',
  '192.169.0.1',
  '2a00:1450:4003::200e',
  '2606:4700::1111',
  '::ffff:8.8.8.8',
])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));

it.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2002:a00:1::',
  '192.0.2.1',
  '192.88.99.1',
  '198.51.100.1',
  '203.0.113.1',
  '240.0.0.1',
  '::ffff:7f00:1',
  '::808:808',
  '64:ff9b::8.8.8.8',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:100::1',
  '3fff::1',
  '4000::1',
  '5f00::1',
  'fec0::1',
  'no address',
  'localhost',
  '',
])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));

it('tells names from numbers', () => {
  expect(isHostName('push.example.org')).toBe(true);
  expect(isHostName('127.0.0.1')).toBe(false);
  expect(isHostName('[::1]')).toBe(false);
});

it('finds no address for a name of this machine', async () => {
  const error = await new Promise<Error | null>((resolve) => {
    publicLookup('localhost', {}, (failed) => resolve(failed));
  });
  expect(error?.message).toBe('localhost is no public host');
});
