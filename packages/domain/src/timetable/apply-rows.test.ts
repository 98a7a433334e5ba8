import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fliesOn } from '../booking/timetable-change.ts';
import { dayBefore, daysAfter } from '../durations.ts';
import { applyRows, type FileMode } from './apply-rows.ts';
import { diffTimetable } from './diff.ts';
import { arrivalOf, type Flight } from './flight.ts';
import { legOf } from './flight-identity.ts';
import { daysOf } from './weekdays.ts';

const TODAY = '2026-11-28';

function flight(changes: Partial<Flight> = {}): Flight {
  const stdUtc = changes.stdUtc ?? 480;
  return {
    id: 'a',
    number: 101,
    dep: 'LEMD',
    arr: 'LEBL',
    days: 127,
    stdUtc,
    ...arrivalOf(stdUtc, 65),
    blockMin: 65,
    distanceNm: 261,
    level: null,
    kind: 'line',
    validFrom: '2026-10-25',
    validUntil: null,
    isPublic: true,
    note: '',
    source: 'generated',
    locked: false,
    types: ['a320'],
    ...changes,
  };
}

function apply(current: Flight[], rows: Partial<Flight>[], mode: FileMode = 'add', from = TODAY) {
  const given = rows.map((row) => flight({ validFrom: from, source: 'import', ...row, id: '' }));
  return applyRows(current, given, { mode, from, today: TODAY, source: 'import' });
}

/** Season and hour of each flight, by first day. */
const seasons = (flights: readonly Flight[]) =>
  flights.map(({ validFrom, validUntil, stdUtc }) => `${validFrom}–${validUntil ?? ''} ${stdUtc}`).toSorted();

describe('rows that are added', () => {
  it('change a flight where they take all its days to come, and leave its first day', () => {
    expect(apply([flight()], [{ stdUtc: 500 }])).toEqual([flight({ stdUtc: 500, source: 'import' })]);
  });

  it('leave a flight as it is that they repeat, from whatever day the file holds', () => {
    const current = [flight()];
    expect(apply(current, [{}])).toEqual(current);
    expect(apply(current, [{}], 'add', '2027-03-28')[0]).toBe(current[0]);
    expect(apply(current, [{}], 'replace', '2027-03-28')[0]).toBe(current[0]);
  });

  it('begin the next season, before which the one in force ends', () => {
    expect(seasons(apply([flight()], [{ stdUtc: 500, validFrom: '2027-03-28' }]))).toEqual([
      '2026-10-25–2027-03-27 480',
      '2027-03-28– 500',
    ]);
    // Also one at the same hours: the row says so.
    expect(seasons(apply([flight()], [{ validFrom: '2027-03-28' }]))).toEqual([
      '2026-10-25–2027-03-27 480',
      '2027-03-28– 480',
    ]);
  });

  it('fly for their days alone where they say the last one, and the flight goes on as it was', () => {
    const christmas = { stdUtc: 500, validFrom: '2026-12-20', validUntil: '2027-01-07' };
    expect(seasons(apply([flight()], [christmas]))).toEqual([
      '2026-10-25–2026-12-19 480',
      '2026-12-20–2027-01-07 500',
      '2027-01-08– 480',
    ]);
  });

  it('leave the seasons that begin after them, unless they name those', () => {
    const summer = flight({ id: 's', stdUtc: 500, validFrom: '2027-03-28' });
    const winter = flight({ validUntil: '2027-03-27' });
    expect(seasons(apply([winter, summer], [{ stdUtc: 490 }]))).toEqual([
      '2026-10-25–2027-03-27 490',
      '2027-03-28– 500',
    ]);
    expect(seasons(apply([winter, summer], [{ stdUtc: 510, validFrom: '2027-03-28' }]))).toEqual([
      '2026-10-25–2027-03-27 480',
      '2027-03-28– 510',
    ]);
  });

  it('give a flight that they repeat the last day that they say', () => {
    expect(seasons(apply([flight()], [{ validUntil: '2027-03-27' }]))).toEqual(['2026-10-25–2027-03-27 480']);
    const ended = [flight({ validUntil: '2027-03-27' })];
    expect(seasons(apply(ended, [{}]))).toEqual(['2026-10-25– 480']);
  });

  it('take the days of the week that they say while they fly, and leave the others', () => {
    const row = { stdUtc: 500, days: daysOf('12345'), validFrom: '2026-12-20', validUntil: '2027-01-07' };
    expect(apply([flight()], [row]).map(({ days, ...one }) => [days, ...seasons([flight(one)])])).toEqual([
      [127, '2026-10-25–2026-12-19 480'],
      [daysOf('67'), '2026-12-20–2027-01-07 480'],
      [127, '2027-01-08– 480'],
      [daysOf('12345'), '2026-12-20–2027-01-07 500'],
    ]);
    // A next season ends the one before on all days, and one from today on is left to the check of numbers.
    const next = apply([flight()], [{ days: daysOf('12345'), validFrom: '2027-03-28' }]);
    expect(next.map(({ days, validUntil }) => [days, validUntil])).toEqual([
      [127, '2027-03-27'],
      [daysOf('12345'), null],
    ]);
    expect(apply([flight()], [{ days: daysOf('12345') }])).toHaveLength(2);
  });

  it('come to the same in any order, winter, Christmas and summer', () => {
    const rows = [
      { stdUtc: 490 },
      { stdUtc: 500, validFrom: '2026-12-20', validUntil: '2027-01-07' },
      { stdUtc: 510, validFrom: '2027-03-28' },
    ];
    const said = [
      '2026-10-25–2026-12-19 490',
      '2026-12-20–2027-01-07 500',
      '2027-01-08–2027-03-27 490',
      '2027-03-28– 510',
    ];
    expect(seasons(apply([flight()], rows))).toEqual(said);
    expect(seasons(apply([flight()], rows.toReversed()))).toEqual(said);
    // Read again, the file of what there is then changes nothing.
    const once = apply([flight()], rows);
    expect(apply(once, once)).toEqual(once);
  });

  it('touch no flight of another number, and none that has ended', () => {
    const over = flight({ id: 'o', validFrom: '2026-01-01', validUntil: '2026-10-24' });
    const other = flight({ id: 'b', number: 102 });
    const next = apply([over, other, flight()], [{ stdUtc: 500 }]);
    expect(next).toHaveLength(3);
    for (const one of [over, other]) expect(next).toContain(one);
  });

  it('of seasons that have ended change nothing', () => {
    expect(apply([flight()], [{ stdUtc: 500, validFrom: '2025-10-26', validUntil: '2026-03-28' }])).toEqual([
      flight(),
    ]);
  });
});

describe('rows that replace the timetable from a day on', () => {
  const ends = (current: Flight[], next: Flight[], from: string) =>
    diffTimetable(current, next, dayBefore(from), ({ locked }) => !locked).ended.map(
      ({ id, validUntil }) => `${id} ${validUntil}`,
    );

  it('end what they do not name the day before, whoever made it; what is locked stays', () => {
    const current = [
      flight(),
      flight({ id: 'b', number: 102, source: 'staff' }),
      flight({ id: 'c', number: 103, locked: true }),
      flight({ id: 'd', number: 104, validUntil: '2026-12-24' }),
      flight({ id: 'e', number: 105, validFrom: '2027-03-28' }),
    ];
    const next = apply(current, [{}], 'replace', '2027-01-08');
    expect(next.map(({ id }) => id)).toEqual(['a', 'c', 'd']);
    expect(next[0]).toBe(current[0]);
    expect(ends(current, next, '2027-01-08')).toEqual(['b 2027-01-07', 'e 2027-01-07']);
  });

  it('begin on that day, also where they say an earlier one', () => {
    const current = [flight()];
    const next = apply(current, [{ stdUtc: 500, validFrom: '2026-01-01' }], 'replace', '2027-01-08');
    expect(seasons(next)).toEqual(['2027-01-08– 500']);
    expect(ends(current, next, '2027-01-08')).toEqual(['a 2027-01-07']);
    // From today on it is the same flight at another hour.
    expect(apply(current, [{ stdUtc: 500 }], 'replace')).toEqual([flight({ stdUtc: 500, source: 'import' })]);
  });

  it('are all that is left of a flight, Christmas and weekends too', () => {
    const current = apply([flight()], [{ stdUtc: 500, validFrom: '2026-12-20', validUntil: '2027-01-07' }]);
    const next = apply(current, [{ days: daysOf('12345') }], 'replace');
    expect(next.map(({ days, validUntil }) => [days, validUntil])).toEqual([[daysOf('12345'), null]]);
    expect(ends(current, next, TODAY)).toHaveLength(2);
  });
});

/** Minute of departure of each flight of one number on a date. */
const on = (date: string, flights: readonly Flight[]) =>
  flights.filter((one) => fliesOn(one, date)).map(({ stdUtc }) => stdUtc);

it('flies on every day what a row with a last day says, and else what flew before', () => {
  const day = (most: number) => fc.integer({ min: 1, max: most }).map((count) => daysAfter(TODAY, count));
  const season = fc
    .record({
      validFrom: day(20),
      length: fc.integer({ min: 0, max: 20 }),
      stdUtc: fc.constantFrom(480, 500, 520),
      days: fc.constantFrom(127, daysOf('12345'), daysOf('67'), daysOf('135')),
    })
    .map(({ length, ...one }) => ({
      ...one,
      ...arrivalOf(one.stdUtc, 65),
      validUntil: daysAfter(one.validFrom, length),
    }));
  const missing = (current: Flight[], next: Flight[]) =>
    current.filter(({ id }) => !next.some((one) => one.id === id));
  fc.assert(
    fc.property(season, season, fc.constantFrom<FileMode>('add', 'replace'), (first, row, mode) => {
      const current = apply([flight()], [first]);
      const next = apply(current, [row], mode, mode === 'add' ? TODAY : row.validFrom);
      expect(new Set(next.map(({ id }) => id)).size).toBe(next.length);
      for (const one of next) expect(legOf(one)).toBe('101 LEMD LEBL');
      // The one that it changes, of the same days and first day, says its last day anew.
      const changed = current.filter((one) => one.days === row.days && one.validFrom === row.validFrom);
      const others = current.filter((one) => !changed.includes(one));
      for (let count = 1; count <= 45; count += 1) {
        const date = daysAfter(TODAY, count);
        const goesOn = mode === 'add' ? others : date < row.validFrom ? current : [];
        const ended = mode === 'replace' && date < row.validFrom ? missing(current, next) : [];
        const said = fliesOn(flight(row), date) ? [row.stdUtc] : on(date, goesOn);
        expect([...on(date, next), ...on(date, ended)], date).toEqual(said);
      }
    }),
  );
});
