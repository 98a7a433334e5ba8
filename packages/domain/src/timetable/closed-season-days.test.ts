import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  day,
  DAYS,
  flightOf,
  knownSeasons,
  on,
  orders,
  read,
  type Row,
  rowOf,
  schedules,
  shuffler,
  stdsOn,
} from './testing/season-files.ts';
import { dayOfDate, digitsOf, EVERY_DAY } from './weekdays.ts';

const weekdays = fc.array(fc.integer({ min: 1, max: EVERY_DAY }), { minLength: 3, maxLength: 3 });

it('flies the schedule with a last day on its days, and on all others what flew before', () => {
  fc.assert(
    fc.property(knownSeasons, schedules, orders, (known, closed, order) => {
      const shuffled = shuffler(order);
      const file = shuffled(closed.map(rowOf));
      const { next, problems } = read(file, shuffled(known.map(flightOf)));
      expect(problems).toEqual([]);
      for (const [count, date] of DAYS.filter(([ahead]) => ahead >= 0)) {
        const due = on(closed, count);
        expect(stdsOn(next, date), date).toEqual(due.length > 0 ? due : on(known, count));
      }
      const again = read(shuffled(file), shuffled(next)).next;
      expect(new Set(again)).toEqual(new Set(next));
    }),
  );
});

it('goes on after each schedule of the same file, which changes nothing when it is read again, also later', () => {
  const later = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(fc.boolean(), schedules, orders, later, (isKnown, closed, order, ahead) => {
      const shuffled = shuffler(order);
      const file = shuffled([{ std: 500 }, ...closed.map(rowOf)]);
      const { next, problems } = read(file, isKnown ? [flightOf({ start: -60, end: null, std: 400 })] : []);
      expect(problems).toEqual([]);
      for (const [count, date] of DAYS.filter(([away]) => away >= 0)) {
        const due = on(closed, count);
        expect(stdsOn(next, date), date).toEqual(due.length > 0 ? due : [500]);
      }
      const again = read(shuffled(file), shuffled(next), day(ahead)).next;
      expect(new Set(again)).toEqual(new Set(next));
    }),
  );
});

it('leaves the other days of the week to what flew before, from a file and from the timetable', () => {
  fc.assert(
    fc.property(fc.boolean(), schedules, weekdays, orders, (inFile, closed, days, order) => {
      const shuffled = shuffler(order);
      const rows = closed.map((one, index) => ({ ...rowOf(one), days: digitsOf(days[index] ?? EVERY_DAY) }));
      const file = shuffled([...(inFile ? [{ std: 400 }] : []), ...rows]);
      const { next, problems } = read(file, [flightOf({ start: -60, end: null, std: 400 })]);
      expect(problems).toEqual([]);
      for (const [count, date] of DAYS.filter(([away]) => away >= 0)) {
        const due = closed.filter(
          (one, index) => on([one], count).length > 0 && (dayOfDate(date) & (days[index] ?? 0)) !== 0,
        );
        expect(stdsOn(next, date), date).toEqual(due.length > 0 ? due.map(({ std }) => std) : [400]);
      }
      expect(new Set(next.map(({ id }) => id)).size).toBe(next.length);
      const again = read(shuffled(file), shuffled(next)).next;
      expect(new Set(again)).toEqual(new Set(next));
    }),
  );
});

it('goes on sooner after a schedule that becomes shorter, and never leaves a day on which nothing flies', () => {
  const length = fc.integer({ min: 0, max: 40 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), length, length, (start, long, short) => {
      const open = flightOf({ start: -60, end: null, std: 400 });
      const until = (end: number) => rowOf({ start, end: start + end, std: 600 });
      const { next } = read([until(short)], read([until(long)], [open]).next);
      for (const [count, date] of DAYS.filter(([away]) => away >= 0))
        expect(stdsOn(next, date), date).toEqual([start <= count && count <= start + short ? 600 : 400]);
    }),
  );
});

it('flies the same in whatever order a season without a last day and a schedule with one come', () => {
  const rows: Row[] = [
    { std: 600, from: day(-1) },
    { std: 601, days: '6' },
    { std: 602, until: day(2), days: '246' },
  ];
  const [one, other] = [read(rows, []).next, read(rows.toReversed(), []).next];
  for (const [, date] of DAYS) expect(stdsOn(one, date), date).toEqual(stdsOn(other, date));
});
