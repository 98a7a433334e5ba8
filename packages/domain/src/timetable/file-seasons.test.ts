import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fliesOn } from '../booking/timetable-change.ts';
import { dayOf } from '../months.ts';
import { clockOf } from './clock.ts';
import { checkTimetableCsv, type TimetableCsvContext } from './csv-check.ts';
import { mergeRows } from './file-seasons.ts';
import type { Flight } from './flight.ts';
import { daysOf, EVERY_DAY } from './weekdays.ts';

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
function read(rows: readonly Row[], current: readonly Flight[]) {
  const records = rows.map(({ std, from = '', until, days = '' }, index) => ({
    line: index + 2,
    cells: [...LEG, clockOf(std), '65', 'jet', days, from, until ?? ''],
  }));
  const check = checkTimetableCsv([{ line: 1, cells: COLUMNS }, ...records], { ...context, current });
  const next = mergeRows(
    current,
    check.rows.map(({ row }) => row),
    TODAY,
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

it('flies every day by the season that the file says, in whatever order its rows and the timetable come', () => {
  const orders = fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true }));
  fc.assert(
    fc.property(knownSeasons, newSeasons, orders, (known, { now, starts }, order) => {
      const shuffled = <Item>(items: readonly Item[]) =>
        items
          .map((item) => ({ item, at: order.next().value ?? 0 }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ item }) => item);
      const current = known.map(({ start, end, std }) =>
        season(`known ${start}`, day(start), end === null ? null : day(end), {
          stdUtc: std,
          staUtc: std + 65,
        }),
      );
      const rows: Row[] = starts.map((start) => ({ std: 600 + start, from: day(start) }));
      const { next, problems } = read(shuffled([...rows, ...(now ? [{ std: 600 }] : [])]), shuffled(current));
      expect(problems).toEqual([]);
      const model = expected(known, now, starts);
      const flown = DAYS.map(([, date]) =>
        next.filter((one) => fliesOn(one, date)).map(({ stdUtc }) => stdUtc),
      );
      const due = DAYS.map(([count]) =>
        model.filter(({ start, end }) => start <= count && count <= (end ?? count)),
      );
      expect(flown).toEqual(due.map((models) => models.map(({ std }) => std)));
      expect(new Set(next.map(({ id }) => id)).size).toBe(next.length);
      expect(next.every(({ days }) => days === EVERY_DAY)).toBe(true);
    }),
  );
});
