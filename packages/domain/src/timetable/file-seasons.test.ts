import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fliesOn } from '../booking/timetable-change.ts';
import { dayOf } from '../months.ts';
import { clockOf } from './clock.ts';
import { checkTimetableCsv, type TimetableCsvContext } from './csv-check.ts';
import { mergeRows } from './file-seasons.ts';
import type { Flight } from './flight.ts';
import { dayOfDate, daysOf, digitsOf, EVERY_DAY } from './weekdays.ts';

const TODAY = '2026-11-26';
/** So many days after today. */
const day = (count: number) => dayOf(Date.parse(TODAY) + count * 86_400_000);
const place = (icao: string) => [icao, { icao, lat: 40, lon: 0, runwayM: 3000 }] as const;
const context: Omit<TimetableCsvContext, 'current'> = {
  airline: 'EVE',
  airports: new Map([place('LEMD'), place('LEBL')]),
  types: new Map([['jet', 'jet']]),
  localTimes: false,
  today: TODAY,
  distanceNm: () => 300,
};
const COLUMNS = [
  'airline',
  'flight_number',
  'dpt_airport',
  'arr_airport',
  'dpt_time',
  'flight_time',
  'subfleets',
  'days',
  'start_date',
  'end_date',
];
const LEG = ['EVE', '101', 'LEMD', 'LEBL'];

interface Row {
  std: number;
  from?: string;
  until?: string | null;
  days?: string;
}

/** The timetable after a file, and what is wrong with the file. */
function read(rows: readonly Row[], current: readonly Flight[], today = TODAY) {
  const records = rows.map(({ std, from = '', until, days = '' }, index) => ({
    line: index + 2,
    cells: [...LEG, clockOf(std), '65', 'jet', days, from, until ?? ''],
  }));
  const check = checkTimetableCsv([{ line: 1, cells: COLUMNS }, ...records], {
    ...context,
    current,
    today,
  });
  const next = mergeRows(
    current,
    check.rows.map(({ row }) => row),
    today,
  );
  return { next, problems: check.problems };
}

function season(
  id: string,
  validFrom: string,
  validUntil: string | null,
  more: Partial<Flight> = {},
): Flight {
  const [flight] = read([{ std: 400 }], []).next;
  return { ...flight!, id, validFrom, validUntil, source: 'generated', ...more };
}
const seasonsOf = (flights: readonly Flight[]) =>
  flights
    .map(({ id, validFrom, validUntil, stdUtc }) => [id, validFrom, validUntil, stdUtc])
    .toSorted((a, b) => (String(a[1]) < String(b[1]) ? -1 : 1));
const idOf = (flights: readonly Flight[], from: string) =>
  flights.find(({ validFrom }) => validFrom === from)?.id;

it('begins the next season where this one has not begun either, and after several', () => {
  const winter = season('winter', '2026-11-30', null);
  const summer = { std: 420, from: '2027-03-28' };
  const { next } = read([summer], [winter]);
  expect(seasonsOf(next)).toEqual([
    ['winter', '2026-11-30', '2027-03-27', 400],
    [idOf(next, '2027-03-28'), '2027-03-28', null, 420],
  ]);
  const third = read([{ std: 440, from: '2027-10-31' }], next).next;
  expect(seasonsOf(third)).toEqual([
    ['winter', '2026-11-30', '2027-03-27', 400],
    [idOf(next, '2027-03-28'), '2027-03-28', '2027-10-30', 420],
    [idOf(third, '2027-10-31'), '2027-10-31', null, 440],
  ]);
});

it('ends what flies on some of the days of the next season', () => {
  const flights = [
    season('weekdays', '2026-10-25', null, { days: daysOf('12345') }),
    season('sunday', '2026-10-25', null, { days: daysOf('7') }),
  ];
  const { next, problems } = read([{ std: 420, from: '2027-03-28', days: '123456' }], flights);
  expect(problems).toEqual([]);
  expect(seasonsOf(next)).toEqual([
    ['weekdays', '2026-10-25', '2027-03-27', 400],
    ['sunday', '2026-10-25', null, 400],
    [idOf(next, '2027-03-28'), '2027-03-28', null, 420],
  ]);
});

it('reads two seasons of which the first has no last day, and says what to write where both last too long', () => {
  const rows = [{ std: 400 }, { std: 420, from: '2027-03-28' }];
  const { next, problems } = read(rows, []);
  expect(problems).toEqual([]);
  expect(next.map(({ validUntil }) => validUntil)).toEqual(['2027-03-27', null]);
  const long = read([{ std: 400, until: '2027-05-01' }, rows[1]!], []);
  expect(long.problems[0]?.write).toContain('un end_date anterior al start_date de la otra');
});

it('stands in for its days, after which the open season goes on with the same data', () => {
  const open = season('open', '2026-10-25', null, { note: 'Con cena' });
  const christmas = { std: 420, from: '2026-12-20', until: '2027-01-07' };
  const { next, problems } = read([christmas], [open]);
  expect(problems).toEqual([]);
  const before = { ...open, validUntil: '2026-12-19', source: 'import' };
  const after = { ...open, validFrom: '2027-01-08', id: idOf(next, '2027-01-08'), source: 'import' };
  expect(next).toEqual([before, after, expect.objectContaining({ stdUtc: 420, validUntil: '2027-01-07' })]);
  // Until another day, it takes that from the season after it.
  const longer = read([{ ...christmas, until: '2027-01-10' }], next).next;
  expect(longer.map(({ id }) => id)).toEqual(next.map(({ id }) => id));
  expect(seasonsOf(longer).map(([, from, until]) => [from, until])).toEqual([
    ['2026-10-25', '2026-12-19'],
    ['2026-12-20', '2027-01-10'],
    ['2027-01-11', null],
  ]);
  // What begins within its days begins after them, or never.
  const within = [season('whole', '2026-12-24', '2026-12-31'), season('later', '2027-01-01', null)];
  expect(seasonsOf(read([christmas], within).next).slice(1)).toEqual([
    ['whole', '2026-12-24', '2026-12-23', 400],
    ['later', '2027-01-08', null, 400],
  ]);
});

it('ends the season itself where a row says nothing but its last day, with its first or without', () => {
  const open = season('open', '2026-10-25', null);
  const ended = [['open', '2026-10-25', '2027-01-07', 400]];
  for (const from of ['', '2026-10-25'])
    expect(seasonsOf(read([{ std: 400, from, until: '2027-01-07' }], [open]).next)).toEqual(ended);
});

it('stands in also where it begins on the first day of a season, right after another one or not', () => {
  const christmas = { std: 420, from: '2026-12-20', until: '2027-01-07' };
  const after = { std: 430, from: '2027-01-08', until: '2027-01-15' };
  const { next } = read([christmas], [season('open', '2026-10-25', null)]);
  const both = read([after], next).next;
  const days = ['2027-01-07', '2027-01-15', '2027-01-16', '2028-01-16'];
  expect(days.map((date) => stdsOn(both, date))).toEqual([[420], [430], [400], [400]]);
  const summer = season('summer', '2027-03-28', '2027-10-30');
  const easter = read([{ std: 420, from: '2027-03-28', until: '2027-04-10' }], [summer]).next;
  expect(seasonsOf(easter)).toEqual([
    [idOf(easter, '2027-03-28'), '2027-03-28', '2027-04-10', 420],
    ['summer', '2027-04-11', '2027-10-30', 400],
  ]);
});

it('stands in on its days of the week only, and takes the flight in force no number of its own', () => {
  const daily = season('daily', '2026-10-25', null);
  const weekdays = { std: 420, from: '2026-12-20', until: '2027-01-07', days: '12345' };
  const { next } = read([weekdays], [daily]);
  const days = ['2026-12-19', '2026-12-24', '2026-12-26', '2027-01-09'];
  expect(days.map((date) => stdsOn(next, date))).toEqual([[400], [420], [400], [400]]);
  expect(next.find(({ id }) => id === 'daily')).toMatchObject({ days: 127, validUntil: '2026-12-19' });
});

it('leaves the flight in force as it is where the days of a row are past', () => {
  const open = season('open', '2025-10-26', null);
  expect(read([{ std: 430, from: '2026-01-01', until: '2026-02-01' }], [open]).next[0]).toBe(open);
});

it('leaves what flies on none of its days of the week', () => {
  const sunday = season('sunday', '2026-10-25', null, { days: daysOf('7') });
  const row = { std: 420, from: '2026-12-20', until: '2027-01-07', days: '123456' };
  expect(read([row], [sunday]).next[0]).toBe(sunday);
});

/** The days that the property looks at, as days from today and as dates. */
const DAYS = Array.from({ length: 211 }, (_, index) => [index - 60, day(index - 60)] as const);

/** A season of the model: first and last day as days from today, and its departure. */
interface Model {
  start: number;
  end: number | null;
  std: number;
}

/** Seasons one after the other, some with days between; the last one without end, or with one. */
const knownSeasons = fc
  .record({
    starts: fc.uniqueArray(fc.integer({ min: -60, max: 60 }), { maxLength: 4 }),
    gaps: fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 4, maxLength: 4 }),
    last: fc.option(fc.integer({ min: 0, max: 60 }), { nil: null }),
  })
  .map(({ starts, gaps, last }) => {
    const sorted = starts.toSorted((a, b) => a - b);
    return sorted.map((start, index): Model => {
      const next = sorted[index + 1];
      if (next === undefined) return { start, end: last === null ? null : start + last, std: 400 + index };
      return { start, end: Math.max(start, next - 1 - (gaps[index] ?? 0)), std: 400 + index };
    });
  });
const newSeasons = fc.record({
  now: fc.boolean(),
  starts: fc.uniqueArray(fc.integer({ min: 1, max: 90 }), { maxLength: 3 }),
});

/** What should fly: a row takes the place of the season that it names, and each season lasts until the next at most. */
function expected(known: readonly Model[], now: boolean, starts: readonly number[]): Model[] {
  const rest = known.filter(({ start }) => !starts.includes(start));
  const held = (start: number) => known.find((one) => one.start === start)?.end ?? null;
  const rows: Model[] = starts.map((start) => ({ start, end: held(start), std: 600 + start }));
  const first = Math.min(...starts);
  const named = now
    ? (rest.find(({ start, end }) => start <= 0 && (end === null || end >= 0)) ??
      rest.find(({ start }) => start > 0 && start < first) ??
      rest.findLast(({ end }) => end !== null && end < 0))
    : undefined;
  if (now) {
    const flies = named !== undefined && named.start <= 0 && (named.end === null || named.end >= 0);
    rows.push({ start: flies ? named.start : 0, end: named?.end ?? null, std: 600 });
  }
  const all = [...rest.filter((one) => one !== named), ...rows].toSorted((a, b) => a.start - b.start);
  return all.map((one, index) => {
    const next = all[index + 1];
    const isRow = one.std >= 600;
    if (next === undefined) return isRow ? { ...one, end: null } : one;
    const held = one.end === null || one.end < one.start ? Infinity : one.end;
    return { ...one, end: Math.min(held, next.start - 1) };
  });
}

const orders = fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true }));
/** The same in an order that is drawn. */
const shuffler =
  (order: IterableIterator<number>) =>
  <Item>(items: readonly Item[]) =>
    items
      .map((item) => ({ item, at: order.next().value ?? 0 }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ item }) => item);
const flightOf = ({ start, end, std }: Model) =>
  season(`known ${start}`, day(start), end === null ? null : day(end), { stdUtc: std, staUtc: std + 65 });
const stdsOn = (flights: readonly Flight[], date: string) =>
  flights.filter((one) => fliesOn(one, date)).map(({ stdUtc }) => stdUtc);

it('flies every day by the season that the file says, in whatever order its rows and the timetable come', () => {
  fc.assert(
    fc.property(knownSeasons, newSeasons, orders, (known, { now, starts }, order) => {
      const shuffled = shuffler(order);
      const current = known.map(flightOf);
      const rows: Row[] = starts.map((start) => ({ std: 600 + start, from: day(start) }));
      const { next, problems } = read(shuffled([...rows, ...(now ? [{ std: 600 }] : [])]), shuffled(current));
      expect(problems).toEqual([]);
      const model = expected(known, now, starts);
      const flown = DAYS.map(([, date]) => stdsOn(next, date));
      const due = DAYS.map(([count]) =>
        model.filter(({ start, end }) => start <= count && count <= (end ?? count)),
      );
      expect(flown).toEqual(due.map((models) => models.map(({ std }) => std)));
      expect(new Set(next.map(({ id }) => id)).size).toBe(next.length);
      expect(next.every(({ days }) => days === EVERY_DAY)).toBe(true);
    }),
  );
});

/** Schedules with a last day, one after the other, some of them begun. */
const schedules = fc
  .uniqueArray(fc.integer({ min: -20, max: 80 }), { minLength: 2, maxLength: 6 })
  .map((limits) => limits.toSorted((a, b) => a - b))
  .map((limits) =>
    limits.flatMap((start, index): Model[] => {
      const next = limits[index + 1];
      return index % 2 === 1 || next === undefined ? [] : [{ start, end: next - 1, std: 600 + index }];
    }),
  );
const rowOf = ({ start, end, std }: Model): Row => ({
  std,
  from: day(start),
  until: end === null ? null : day(end),
});
const on = (models: readonly Model[], count: number) =>
  models.filter(({ start, end }) => start <= count && (end === null || count <= end)).map(({ std }) => std);

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

const weekdays = fc.array(fc.integer({ min: 1, max: EVERY_DAY }), { minLength: 3, maxLength: 3 });

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
