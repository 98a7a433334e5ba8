import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { callerAddress, neighbourhood, networkRange } from './request-origin.ts';

it('tells callers apart by what they cannot change at will', () => {
  const [one, two, far] = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'].map(neighbourhood);
  expect(one).toBe(two);
  expect(one).not.toBe(far);
  expect(neighbourhood('::ffff:192.0.2.7')).toBe(neighbourhood('192.0.2.7'));
  expect(neighbourhood('192.0.2.7')).not.toBe(neighbourhood('192.0.2.8'));
  expect(neighbourhood('unknown')).toBe('unknown');
});

it('takes addresses together that one provider or company is given', () => {
  expect(networkRange('192.0.2.7')).toBe(networkRange('::ffff:192.0.2.250'));
  expect(networkRange('192.0.2.7')).not.toBe(networkRange('192.0.3.7'));
  expect(networkRange('2001:db8:1:2::1')).toBe(networkRange('2001:db8:1:ffff::9'));
  expect(networkRange('2001:db8:1::1')).not.toBe(networkRange('2001:db8:2::1'));
  expect(networkRange('unknown')).toBe('unknown');
});

it('takes the address that the outermost of our proxies wrote, without the port that changes each time', () => {
  const asked = (forwarded: string | undefined, proxies: number) =>
    callerAddress(
      {
        socket: { remoteAddress: '10.0.0.1' },
        headers: { 'x-forwarded-for': forwarded },
      } as unknown as IncomingMessage,
      proxies,
    );
  expect(asked('198.51.100.9, 192.0.2.7', 1)).toBe('192.0.2.7');
  expect(asked('198.51.100.9, 192.0.2.7, 10.0.0.2', 2)).toBe('192.0.2.7');
  expect(asked('192.0.2.7', 0)).toBe('10.0.0.1');
  expect(asked('192.0.2.7', 2)).toBe('10.0.0.1');
  expect(asked(undefined, 1)).toBe('10.0.0.1');
  expect(asked('192.0.2.7:40112', 1)).toBe('192.0.2.7');
  expect(asked('[2001:db8::1]:40112', 1)).toBe('2001:db8::1');
  expect(asked('"[2001:db8::1]"', 1)).toBe('2001:db8::1');
  expect(asked('2001:db8::1:4011', 1)).toBe('2001:db8::1:4011');
});
