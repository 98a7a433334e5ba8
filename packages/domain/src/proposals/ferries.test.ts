import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MINUTE_MS } from '../durations.ts';
import { ferries, ferryDeparture, type StrandedTail } from './ferries.ts';

const NOW = Date.parse('2026-11-29T10:01:00Z');
const tail = (registration: string, change: Partial<StrandedTail> = {}): StrandedTail => ({
  registration,
  place: 'LEPA',
  since: NOW - 86_400_000,
  base: 'LEMD',
  distanceNm: 300,
  rangeNm: 2700,
  blockMin: 75,
  isFree: () => true,
  ...change,
});

it('leaves in an hour, at whole five minutes, and lands after its block', () => {
  const [ferry] = ferries([tail('EC-AAA')], 'LEMD', NOW);
  expect(ferry).toEqual({
    registration: 'EC-AAA',
    dep: 'LEPA',
    arr: 'LEMD',
    std: Date.parse('2026-11-29T11:05:00Z'),
    sta: Date.parse('2026-11-29T12:20:00Z'),
    since: NOW - 86_400_000,
    here: false,
  });
});

it('begins with those where the pilot is, then those that wait longest', () => {
  const found = ferries(
    [
      tail('EC-AAA', { since: null }),
      tail('EC-BBB', { since: NOW - 1000 }),
      tail('EC-CCC', { place: 'LEBL', since: NOW }),
      tail('EC-DDD', { since: NOW - 2000 }),
    ],
    'LEBL',
    NOW,
  );
  expect(found.map(({ registration }) => registration)).toEqual(['EC-CCC', 'EC-DDD', 'EC-BBB', 'EC-AAA']);
});

it('never proposes one that is at home, out of reach or booked by somebody, and every other one once', () => {
  const some = fc.record({
    place: fc.constantFrom('LEMD', 'LEPA', 'LEBL'),
    base: fc.constantFrom('LEMD', 'LEPA'),
    since: fc.option(fc.integer({ min: 0, max: NOW })),
    distanceNm: fc.integer({ min: 0, max: 8000 }),
    rangeNm: fc.option(fc.integer({ min: 100, max: 8000 })),
    blockMin: fc.integer({ min: 20, max: 900 }),
    free: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(some, { maxLength: 20 }), fc.integer({ min: 0, max: 1e9 }), (all, later) => {
      const now = NOW + later;
      const tails = all.map(({ free, ...one }, index) => tail(`EC-${index}`, { ...one, isFree: () => free }));
      const found = ferries(tails, 'LEPA', now);
      const wanted = all.filter(
        ({ free, place, base, distanceNm, rangeNm }) =>
          free && place !== base && distanceNm <= (rangeNm ?? Infinity),
      );
      expect(found).toHaveLength(wanted.length);
      expect(new Set(found.map(({ registration }) => registration)).size).toBe(found.length);
      const std = ferryDeparture(now);
      expect(std % (5 * MINUTE_MS)).toBe(0);
      expect(std - now).toBeGreaterThanOrEqual(60 * MINUTE_MS);
      expect(std - now).toBeLessThan(65 * MINUTE_MS);
      for (const one of found) expect([one.std, one.dep === one.arr]).toEqual([std, false]);
      expect(found.map(({ here }) => here)).toEqual(
        found.map(({ here }) => here).toSorted((a, b) => Number(b) - Number(a)),
      );
    }),
  );
});
