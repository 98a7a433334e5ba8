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

/** By season, what it stands in for, or what it goes on: winter, Christmas, and the winter right after that. */
function interrupted(known: readonly Model[]) {
  const standsInFor = new Map<Model, Model>();
  const goesOn = new Map<Model, Model>();
  known.forEach((one, index) => {
    if (standsInFor.has(one)) return;
    const later = known.findIndex(({ std }, at) => at > index && std === one.std);
    const between = known.slice(index + 1, Math.max(later, index));
    const all = [one, ...between];
    const areTouching = all.every(({ end }, at) => end !== null && end + 1 === known[index + at + 1]?.start);
    const after = known[later];
    if (after === undefined || !areTouching || after.start - one.end! - 1 > 62) return;
    const first = goesOn.get(one) ?? one;
    goesOn.set(after, first);
    for (const each of between) if (!goesOn.has(each)) standsInFor.set(each, first);
  });
  return { standsInFor, goesOn };
}

/**
 * What should fly: a row takes the place of the season that it names, and each season lasts until the next at most. A row
 * goes around what stands in for the season that it changes, or for a flight of which nothing else is known.
 */
function expected(known: readonly Model[], now: boolean, starts: readonly number[]): Model[] {
  const { standsInFor, goesOn } = interrupted(known);
  const file = [...(now ? [0] : []), ...starts].toSorted((a, b) => b - a);
  const taken = new Set<Model>();
  const rows: Model[] = [];
  for (const start of known.filter((one) => starts.includes(one.start))) taken.add(start);
  for (const start of file) {
    const std = 600 + start;
    const limit = Math.min(...starts.filter((other) => other > start));
    const isAhead = ({ end }: Model) => end === null || end >= start;
    const ahead = known.filter((one) => one.start < limit && isAhead(one));
    const hasBegun = (one: Model | undefined) => one !== undefined && one.start <= start;
    const isNew = ahead.every((one) => one.start > start && one.end !== null && one.end - one.start < 62);
    const around = ahead.filter(
      (one) =>
        isNew ||
        ((one.start > start || start === 0) && !starts.includes(one.start) && hasBegun(standsInFor.get(one))),
    );
    const resumed = ahead.filter((one) => hasBegun(goesOn.get(one)));
    const left = [start, ...around.map(({ end }) => end! + 1)].filter(
      (first) => first < limit && !around.some((one) => one.start <= first && first <= one.end!),
    );
    // One that would fly on no day changes the season of today all the same.
    const [standing, firstDays] = left.length === 0 ? [[], [start]] : [around, left];
    for (const first of firstDays.toReversed()) {
      const free = known.filter((one) => !taken.has(one) && !standing.includes(one));
      const until = Math.min(limit, ...firstDays.filter((other) => other > first));
      const named =
        known.find((one) => one.start === first && !standing.includes(one)) ??
        (first > 0
          ? free.find((one) => resumed.includes(one) && one.start > first)
          : (free.find((one) => one.start <= 0 && isAhead(one)) ??
            free.find((one) => one.start > 0 && one.start < until) ??
            free.findLast((one) => !isAhead(one))));
      if (named) taken.add(named);
      const isTouched = known.some((one) => one.start === (named?.end ?? NaN) + 1);
      const end = firstDays.length + standing.length > 1 && isTouched ? null : (named?.end ?? null);
      const begun = first === 0 && named && named.start <= 0 && isAhead(named) ? named.start : first;
      rows.push({ start: begun, end, std });
    }
  }
  const all = [...known.filter((one) => !taken.has(one)), ...rows].toSorted((a, b) => a.start - b.start);
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
