import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  day,
  DAYS,
  flightOf,
  on,
  orders,
  read,
  type Model,
  type Row,
  rowOf,
  schedules,
  season,
  seasonsOf,
  shuffler,
  stdsOn,
} from './testing/season-files.ts';
import type { Flight } from './flight.ts';
import { dayOfDate, daysOf, digitsOf, EVERY_DAY } from './weekdays.ts';

const christmas = { std: 600, from: '2026-12-20', until: '2027-01-07' };
const CHRISTMAS_EVE = '2026-12-24';
const days = ['2026-12-19', '2026-12-20', '2027-01-07', '2027-01-08', '2028-01-01'];
const flown = (flights: readonly Flight[]) => days.map((date) => stdsOn(flights, date)[0]);
const seasonsIn = (flights: readonly Flight[]) => seasonsOf(flights).map(([, ...rest]) => rest);

it('leaves a schedule with a last day that is in the timetable already, before and after which it flies', () => {
  const { next, problems } = read([{ std: 420 }], read([christmas], []).next);
  expect(problems).toEqual([]);
  expect(flown(next)).toEqual([420, 600, 600, 420, 420]);
  expect(new Set(read([{ std: 420 }], next).next)).toEqual(new Set(next));
});

it('takes the place of the open season on both sides of a schedule, and keeps their ids', () => {
  const before = read([christmas], [season('open', '2026-10-25', null)]).next;
  for (const from of ['', '2026-10-25', '2026-12-01']) {
    const { next } = read([{ std: 420, from }], before);
    expect(flown(next)).toEqual([420, 600, 600, 420, 420]);
    for (const { id } of before) expect(next.some((one) => one.id === id)).toBe(true);
  }
});

it('is read on a day of the schedule as well, and flies after it', () => {
  const before = read([christmas], [season('open', '2026-10-25', null)]).next;
  const { next } = read([{ std: 420 }], before, CHRISTMAS_EVE);
  expect(flown(next)).toEqual([400, 600, 600, 420, 420]);
  expect(next).toHaveLength(3);
  expect(new Set(read([{ std: 420 }], next, CHRISTMAS_EVE).next)).toEqual(new Set(next));
  // One that says a first day within it ends it, and flies on.
  const ended = read([{ std: 420, from: '2027-01-02' }], before, CHRISTMAS_EVE).next;
  expect(flown(ended)).toEqual([400, 600, 420, 420, 420]);
});

it('flies no day twice where it begins on more days of the week than the flight with the schedule has', () => {
  const weekdays = season('weekdays', '2026-10-25', null, { days: daysOf('12345') });
  const before = read([{ ...christmas, days: '12345' }], [weekdays]).next;
  const { next } = read([{ std: 420, from: '2026-12-01' }], before);
  for (const [, date] of DAYS) expect(stdsOn(next, date).length, date).toBeLessThan(2);
});

it('lasts until the next season that is not the same flight as before', () => {
  const winter = season('winter', '2026-10-25', null);
  const withSummer = read([{ std: 440, from: '2027-03-28' }], read([christmas], [winter]).next).next;
  const { next } = read([{ std: 420 }], withSummer);
  expect(seasonsIn(next)).toEqual([
    ['2026-10-25', '2026-12-19', 420],
    ['2026-12-20', '2027-01-07', 600],
    ['2027-01-08', '2027-03-27', 420],
    ['2027-03-28', null, 440],
  ]);
});

it('goes on sooner or later where its file changes the last day of the schedule too', () => {
  const before = read([christmas], [season('open', '2026-10-25', null)]).next;
  for (const until of ['2027-01-03', '2027-01-10']) {
    const { next } = read([{ std: 420 }, { ...christmas, until }], before);
    for (const [, date] of DAYS.filter(([ahead]) => ahead >= 0))
      expect(stdsOn(next, date), date).toEqual(['2026-12-20' <= date && date <= until ? 600 : 420]);
  }
});

it('changes the season of today where another one follows right after its last day', () => {
  const seasons = [
    season('winter', '2026-11-30', '2027-03-27'),
    season('summer', '2027-03-28', null, { stdUtc: 440 }),
  ];
  expect(read([{ std: 420 }], seasons).next.map(({ id, stdUtc }) => [id, stdUtc])).toEqual([
    ['summer', 440],
    ['winter', 420],
  ]);
});

const firstDay = fc.option(fc.integer({ min: 1, max: 90 }), { nil: undefined });
const weekdays = fc.array(fc.integer({ min: 1, max: EVERY_DAY }), { minLength: 3, maxLength: 3 });

it('flies the same whether schedules with a last day come before it, after it or with it', () => {
  fc.assert(
    fc.property(
      fc.boolean(),
      schedules,
      weekdays,
      firstDay,
      orders,
      (isKnown, drawn, digits, from, order) => {
        const shuffled = shuffler(order);
        const base = isKnown ? [flightOf({ start: -60, end: null, std: 400 })] : [];
        // A longer one is a season of its own. One of past days changes nothing, one that has begun where nothing else is known is the season of today,
        // and one within whose days the open season begins on a day that it names ends there.
        const closed = drawn.filter(
          ({ start, end }) =>
            (end ?? start) - start < 62 &&
            ((isKnown && (end ?? 0) >= 0) || start > 0) &&
            !(from !== undefined && start <= from && from <= (end ?? from)),
        );
        const schedule = closed.map((one, index) => ({
          ...rowOf(one),
          days: digitsOf(digits[index] ?? EVERY_DAY),
        }));
        const open: Row = from === undefined ? { std: 500 } : { std: 500, from: day(from) };
        const one = read([open], shuffled(read(shuffled(schedule), base).next));
        const other = read(shuffled(schedule), shuffled(read([open], base).next));
        for (const [count, date] of DAYS.filter(([ahead]) => ahead >= 0)) {
          const due = closed
            .filter(
              (each, index) =>
                on([each], count).length > 0 && (dayOfDate(date) & (digits[index] ?? EVERY_DAY)) !== 0,
            )
            .map(({ std }) => std);
          const else_ = count >= (from ?? 0) ? [500] : isKnown ? [400] : [];
          const all = due.length > 0 ? due : else_;
          expect(stdsOn(one.next, date), `before ${date}`).toEqual(all);
          expect(stdsOn(other.next, date), `after ${date}`).toEqual(all);
        }
        expect(one.problems).toEqual([]);
        expect(new Set(one.next.map(({ id }) => id)).size).toBe(one.next.length);
        expect(new Set(read([open], shuffled(one.next)).next)).toEqual(new Set(one.next));
      },
    ),
  );
});

it('goes around what a file with it changes of the schedules that there are', () => {
  const someDays = fc.constantFrom('1234567', '12345', '67', '4');
  const given = fc
    .tuple(schedules, fc.array(someDays, { minLength: 3, maxLength: 3 }))
    .map(([drawn, digits]) =>
      drawn
        .map((model, index) => ({ ...model, days: digits[index] ?? '' }))
        .filter(({ start, end }) => (end ?? 0) >= 0 && (end ?? 0) - start < 62),
    );
  const rowsOf = (models: readonly (Model & { days: string })[]) =>
    models.map((one) => ({ ...rowOf(one), days: one.days }));
  fc.assert(
    fc.property(given, given, orders, (closed, second, order) => {
      const shuffled = shuffler(order);
      const changed = second.map((one) => ({ ...one, std: one.std + 100 }));
      const open = flightOf({ start: -60, end: null, std: 400 });
      const before = read(shuffled(rowsOf(closed)), [open]).next;
      const { next, problems } = read(shuffled([{ std: 500 }, ...rowsOf(changed)]), shuffled(before));
      expect(problems).toEqual([]);
      for (const [count, date] of DAYS.filter(([ahead]) => ahead >= 0)) {
        const flying = [changed, closed].map((models) =>
          on(
            models.filter(({ days: digits }) => (daysOf(digits) & dayOfDate(date)) !== 0),
            count,
          ),
        );
        expect(stdsOn(next, date), date).toEqual(flying.find((stds) => stds.length > 0) ?? [500]);
      }
    }),
  );
});
