import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  day,
  DAYS,
  flightOf,
  idOf,
  knownSeasons,
  type Model,
  orders,
  read,
  type Row,
  season,
  seasonsOf,
  shuffler,
  stdsOn,
} from './testing/season-files.ts';
import { daysOf, EVERY_DAY } from './weekdays.ts';

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

const newSeasons = fc.record({
  now: fc.boolean(),
  starts: fc.uniqueArray(fc.integer({ min: 1, max: 90 }), { maxLength: 3 }),
});

/** What should fly: a row takes the place of the season that it names, goes around those to come, and lasts until the next row at most. */
function expected(known: readonly Model[], now: boolean, starts: readonly number[]): Model[] {
  const rest = known.filter(({ start }) => !starts.includes(start));
  const held = (start: number) => known.find((one) => one.start === start)?.end ?? null;
  /** The days from a first one that the seasons to come leave until the next row. */
  const leftFrom = (first: number, std: number) => {
    const limit = Math.min(...starts.filter((start) => start > first));
    const left: Model[] = [];
    let from = first;
    for (const { start, end } of rest.filter((one) => one.start > first && one.start < limit)) {
      if (start > from) left.push({ start: from, end: start - 1, std });
      from = end === null ? Infinity : end + 1;
    }
    return from < limit ? [...left, { start: from, end: null, std }] : left;
  };
  const rows = starts.flatMap((start): Model[] => {
    const left = leftFrom(start, 600 + start);
    return left.length > 1 ? left : [{ start, end: held(start), std: 600 + start }];
  });
  const first = Math.min(...starts);
  const left = now ? leftFrom(0, 600) : [];
  const inForce = rest.find(({ start, end }) => start <= 0 && (end === null || end >= 0));
  const next = left.length > 1 ? undefined : rest.find(({ start }) => start > 0 && start < first);
  const named = now ? (inForce ?? next ?? rest.findLast(({ end }) => end !== null && end < 0)) : undefined;
  if (now) {
    const [one, ...others] = left.length > 1 ? left : [{ start: 0, end: named?.end ?? null, std: 600 }];
    rows.push({ ...one!, start: inForce?.start ?? 0 }, ...others);
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
