// @vitest-environment node
import { judged, type Edits, type Variation } from '@va/testing/golden-flights/build-flight.ts';
import { expect, test } from 'vitest';
import type { RecordedFlight } from '../recorded-flight.ts';

const touch = (fpm: number | null, more: object = {}): Variation => ({
  touchdowns: [{ second: 1932, fpm, g: 1.2, ...more }],
});

test.each([
  [300, 0],
  [301, 3],
  [400, 3],
  [401, 8],
  [500, 8],
  [501, 15],
  [600, 15],
  [601, 30],
  [800, 30],
  [801, 50],
  [1000, 50],
  [1001, 50],
])('%i ft/min takes %i tenths', (fpm, deduction) => {
  expect(judged('S-14', touch(fpm)).deduction).toBe(deduction);
});

test('a hard one is called so', () => {
  expect(judged('S-14', touch(601)).observed).toBe('toma dura: 601\u00a0ft/min');
});

test('measures that differ too much are shown and the kinder one counts', () => {
  expect(judged('S-14', touch(441, { slopeFpm: 251 }))).toMatchObject({
    status: 'ok',
    observed: '251\u00a0ft/min (medida dudosa: 441\u00a0ft/min registrados, 251\u00a0ft/min por altura)',
  });
  expect(judged('S-14', touch(400, { slopeFpm: 250 })).observed).toBe('325\u00a0ft/min');
});

test('one measure alone says nothing', () => {
  expect(judged('S-14', touch(500, { slow: true })).status).toBe('no_data');
  expect(judged('S-14', touch(null, { slopeFpm: 500 })).status).toBe('no_data');
});

test('the hardest of several touchdowns counts', () => {
  const two = [
    { second: 1932, fpm: 350, g: 1.2 },
    { second: 1935, fpm: 550, g: 1.2 },
  ];
  expect(judged('S-14', { touchdowns: two })).toMatchObject({ deduction: 15, count: 1 });
});

test('an event without an aircraft in the air before it is none', () => {
  const again = {
    touchdowns: [
      { second: 1932, fpm: 180, g: 1.2 },
      { second: 2100, fpm: 900, g: 1.2 },
    ],
  };
  expect(judged('S-14', again)).toMatchObject({ status: 'ok', deduction: 0 });
});

test('bands may differ by type', () => {
  const bands = [
    { upTo: 150, deduction: 0 },
    { upTo: null, deduction: 7 },
  ];
  const edits: Edits = {
    rules: (rules) => ({
      ...rules,
      rules: { ...rules.rules, 'S-14': { ...rules.rules['S-14'], byType: { A320: { bands } } } },
    }),
  };
  expect(judged('S-14', touch(180), edits).deduction).toBe(7);
});

test('the fast window may come as points', () => {
  const points = (flight: RecordedFlight): RecordedFlight => {
    const down = flight.points.find(({ seq }) => seq === 1932)!;
    const extra = Array.from({ length: 9 }, (_, i) => ({
      ...down,
      seq: 10_000 + i,
      at: down.at - (i + 1) * 100,
      onGround: false,
      aglFt: ((i + 1) / 10) * 7,
    }));
    const before = flight.points.map((point) => (point.seq === 1931 ? { ...point, aglFt: 7 } : point));
    return { ...flight, points: [...before, ...extra] };
  };
  // 7 ft in the last second are 420 ft/min, and 420 was latched.
  const item = judged('S-14', touch(420, { slow: true }), { flight: points });
  expect(item).toMatchObject({ status: 'hit', deduction: 8, observed: '420\u00a0ft/min' });
});
