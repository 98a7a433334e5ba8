import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayOf } from '../months.ts';
import { mergeRows, overlap } from './file-seasons.ts';
import type { Flight } from './flight.ts';

const TODAY = '2026-11-22';
/** So many days after today. */
const day = (count: number) => dayOf(Date.parse(TODAY) + count * 86_400_000);
const flight: Flight = {
  id: 'now',
  number: 101,
  dep: 'LEMD',
  arr: 'EIDW',
  days: 127,
  stdUtc: 400,
  staUtc: 540,
  arrDayOffset: 0,
  blockMin: 140,
  distanceNm: 780,
  level: null,
  kind: 'line',
  validFrom: TODAY,
  validUntil: null,
  isPublic: true,
  note: '',
  source: 'generated',
  locked: false,
  types: ['a320-200'],
};
const ends = fc.option(fc.integer({ min: 0, max: 60 }), { nil: null });

it('flies on every day on which it flew, and never twice, whatever seasons come', () => {
  const starts = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 4 });
  const cases = fc.record({ begun: fc.integer({ min: 0, max: 60 }), end: ends, starts });
  fc.assert(
    fc.property(cases, ({ begun, end, starts: unsorted }) => {
      const now = { ...flight, validFrom: day(-begun), validUntil: end === null ? null : day(end) };
      const sorted = unsorted.toSorted((a, b) => a - b);
      const rows = sorted.map((start, index): Flight => {
        const next = sorted[index + 1];
        const validUntil = next === undefined ? null : day(next - 1);
        return { ...flight, id: `season ${start}`, validFrom: day(start), validUntil };
      });
      const merged = mergeRows([now], rows, TODAY);
      const flown = (flights: readonly Flight[], count: number) =>
        flights.filter((each) => overlap(each, { validFrom: day(count), validUntil: day(count) })).length;
      const counts = Array.from({ length: 131 }, (_, index) => index - 60);
      expect(
        counts.filter((count) => flown(merged, count) !== Math.min(flown([now, ...rows], count), 1)),
      ).toEqual([]);
    }),
  );
});
