// @vitest-environment node
import { judged, type Variation } from '@va/testing/golden-flights/build-flight.ts';
import { expect, test } from 'vitest';

const touch = (g: number | null, more: object = {}): Variation => ({
  touchdowns: [{ second: 1932, fpm: 180, g, ...more }],
});

test.each([
  [1.6, 0],
  [1.61, 3],
  [1.8, 3],
  [1.81, 8],
  [2.1, 8],
  [2.11, 15],
])('%f g takes %i tenths', (g, deduction) => {
  expect(judged('S-15', touch(g)).deduction).toBe(deduction);
});

test('the recorder’s own figure is enough', () => {
  expect(judged('S-15', touch(1.9, { slow: true }))).toMatchObject({ deduction: 8, observed: '1,9\u00a0g' });
});

test('without any figure nothing is said', () => {
  expect(judged('S-15', touch(null)).status).toBe('no_data');
});

test('S-14 and S-15 never count both', () => {
  const both = touch(2, { fpm: 450 });
  expect(judged('S-14', both).deduction + judged('S-15', both).deduction).toBe(8);
  expect(judged('S-15', both).status).toBe('hit');
});
