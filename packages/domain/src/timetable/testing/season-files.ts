/** Files of one flight and its seasons in the timetable, for tests; drawn ones have days counted from today. */
import fc from 'fast-check';
import { fliesOn } from '../../booking/timetable-change.ts';
import { dayOf } from '../../months.ts';
import { clockOf } from '../clock.ts';
import { checkTimetableCsv, type TimetableCsvContext } from '../csv-check.ts';
import { mergeRows } from '../file-seasons.ts';
import type { Flight } from '../flight.ts';

const TODAY = '2026-11-26';
/** So many days after today. */
export const day = (count: number) => dayOf(Date.parse(TODAY) + count * 86_400_000);
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

export interface Row {
  std: number;
  from?: string;
  until?: string | null;
  days?: string;
}

/** The timetable after a file, and what is wrong with the file. */
export function read(rows: readonly Row[], current: readonly Flight[], today = TODAY) {
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

export function season(
  id: string,
  validFrom: string,
  validUntil: string | null,
  more: Partial<Flight> = {},
): Flight {
  const [flight] = read([{ std: 400 }], []).next;
  if (flight === undefined) throw new Error('The row was not read.');
  return { ...flight, id, validFrom, validUntil, source: 'generated', ...more };
}
export const seasonsOf = (flights: readonly Flight[]) =>
  flights
    .map(({ id, validFrom, validUntil, stdUtc }) => [id, validFrom, validUntil, stdUtc])
    .toSorted((a, b) => (String(a[1]) < String(b[1]) ? -1 : 1));
export const idOf = (flights: readonly Flight[], from: string) =>
  flights.find(({ validFrom }) => validFrom === from)?.id;

/** The days that the property looks at, as days from today and as dates. */
export const DAYS = Array.from({ length: 211 }, (_, index) => [index - 60, day(index - 60)] as const);

/** A season of the model: first and last day as days from today, and its departure. */
export interface Model {
  start: number;
  end: number | null;
  std: number;
}

/** Seasons one after the other, some with days between, some as others before them; the last one without end, or with one. */
export const knownSeasons = fc
  .record({
    starts: fc.uniqueArray(fc.integer({ min: -60, max: 60 }), { maxLength: 4 }),
    gaps: fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 4, maxLength: 4 }),
    last: fc.option(fc.integer({ min: 0, max: 60 }), { nil: null }),
    kinds: fc.constantFrom([0, 1, 2, 3], [0, 1, 0, 1], [0, 1, 0, 2], [0, 1, 2, 0]),
  })
  .map(({ starts, gaps: drawn, last, kinds }) => {
    // Those that are as others touch, so that they go on right after what is between them.
    const gaps = new Set(kinds).size < kinds.length ? [] : drawn;
    const sorted = starts.toSorted((a, b) => a - b);
    return sorted.map((start, index): Model => {
      const next = sorted[index + 1];
      const std = 400 + (kinds[index] ?? index);
      if (next === undefined) return { start, end: last === null ? null : start + last, std };
      return { start, end: Math.max(start, next - 1 - (gaps[index] ?? 0)), std };
    });
  });
export const orders = fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true }));
/** The same in an order that is drawn. */
export const shuffler =
  (order: IterableIterator<number>) =>
  <Item>(items: readonly Item[]) =>
    items
      .map((item) => ({ item, at: order.next().value ?? 0 }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ item }) => item);
export const flightOf = ({ start, end, std }: Model) =>
  season(`known ${start}`, day(start), end === null ? null : day(end), { stdUtc: std, staUtc: std + 65 });
export const stdsOn = (flights: readonly Flight[], date: string) =>
  flights.filter((one) => fliesOn(one, date)).map(({ stdUtc }) => stdUtc);

/** Schedules with a last day, one after the other, some of them begun. */
export const schedules = fc
  .uniqueArray(fc.integer({ min: -20, max: 80 }), { minLength: 2, maxLength: 6 })
  .map((limits) => limits.toSorted((a, b) => a - b))
  .map((limits) =>
    limits.flatMap((start, index): Model[] => {
      const next = limits[index + 1];
      return index % 2 === 1 || next === undefined ? [] : [{ start, end: next - 1, std: 600 + index }];
    }),
  );
export const rowOf = ({ start, end, std }: Model): Row => ({
  std,
  from: day(start),
  until: end === null ? null : day(end),
});
export const on = (models: readonly Model[], count: number) =>
  models.filter(({ start, end }) => start <= count && (end === null || count <= end)).map(({ std }) => std);
