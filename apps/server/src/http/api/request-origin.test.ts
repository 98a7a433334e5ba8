import { expect, it } from 'vitest';
import { neighbourhood } from './request-origin.ts';

it('tells callers apart by what they cannot change at will', () => {
  const [one, two, far] = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'].map(neighbourhood);
  expect(one).toBe(two);
  expect(one).not.toBe(far);
  expect(neighbourhood('::ffff:192.0.2.7')).toBe(neighbourhood('192.0.2.7'));
  expect(neighbourhood('192.0.2.7')).not.toBe(neighbourhood('192.0.2.8'));
  expect(neighbourhood('unknown')).toBe('unknown');
});
