import { expect, it } from 'vitest';
import { read, type Row, season, seasonsOf } from './testing/season-files.ts';
import type { Flight } from './flight.ts';

const winter = season('winter', '2025-10-26', '2026-03-28');
const summer = season('summer', '2026-03-29', '2026-10-24', { stdUtc: 440, staUtc: 505 });
const nextWinter = season('next winter', '2026-10-25', null);
const JUNE = '2026-06-15';
/** First day, last day and departure of each season, by first day. */
const after = (row: Row, current: readonly Flight[], today: string) =>
  seasonsOf(read([row], current, today).next).map(([, ...rest]) => rest);

it('changes the summer of today where the next winter is as the last one was', () => {
  expect(after({ std: 445 }, [winter, summer, nextWinter], JUNE)).toEqual([
    ['2025-10-26', '2026-03-28', 400],
    ['2026-03-29', '2026-10-24', 445],
    ['2026-10-25', null, 400],
  ]);
});

it('begins a season to come that ends where the next winter begins, though that is as this one', () => {
  const seasons = [
    { ...winter, validUntil: '2027-03-27' },
    { ...summer, validFrom: '2027-03-28', validUntil: '2027-10-30' },
    { ...nextWinter, validFrom: '2027-10-31' },
  ];
  expect(after({ std: 450, from: '2027-06-01' }, seasons, '2026-11-26')).toEqual([
    ['2025-10-26', '2027-03-27', 400],
    ['2027-03-28', '2027-05-31', 440],
    ['2027-06-01', '2027-10-30', 450],
    ['2027-10-31', null, 400],
  ]);
});

it('changes the season of today also from a first day before that, and begins none of past days', () => {
  expect(after({ std: 445, from: '2025-01-01' }, [summer], JUNE)).toEqual([['2025-01-01', null, 445]]);
  // Where it goes around a Christmas schedule of today, what flew before that stays as it was.
  const christmas = [
    season('before', '2025-10-26', '2025-12-19'),
    season('christmas', '2025-12-20', '2026-01-07', { stdUtc: 600, staUtc: 665 }),
    season('after', '2026-01-08', null),
  ];
  expect(after({ std: 445, from: '2025-01-01' }, christmas, '2025-12-24')).toEqual([
    ['2025-10-26', '2025-12-19', 400],
    ['2025-12-20', '2026-01-07', 600],
    ['2026-01-08', null, 445],
  ]);
});

it('leaves the summers alone in which a winter flight does not fly', () => {
  for (const last of ['2027-03-27', null]) {
    const winters = [winter, { ...nextWinter, validUntil: last }];
    expect(after({ std: 445 }, winters, '2025-11-26')).toEqual([
      ['2025-10-26', '2026-03-28', 445],
      ['2026-10-25', last, 400],
    ]);
  }
});

it('keeps the days without flights after what goes on behind a schedule of Christmas', () => {
  const seasons = [
    season('before', '2026-10-25', '2026-12-19'),
    season('christmas', '2026-12-20', '2027-01-07', { stdUtc: 600, staUtc: 665 }),
    season('after', '2027-01-08', '2027-03-27'),
    season('winter', '2027-10-31', null),
  ];
  expect(after({ std: 445 }, seasons, '2026-11-26')).toEqual([
    ['2026-10-25', '2026-12-19', 445],
    ['2026-12-20', '2027-01-07', 600],
    ['2027-01-08', '2027-03-27', 445],
    ['2027-10-31', null, 400],
  ]);
});

it('goes around July and August, two months, and around nothing longer', () => {
  const high = (until: string, next: string) => [
    season('before', '2026-03-29', '2026-06-30'),
    season('high', '2026-07-01', until, { stdUtc: 600, staUtc: 665 }),
    season('after', next, null),
  ];
  const stds = (seasons: Flight[]) => after({ std: 445 }, seasons, JUNE).map(([, , std]) => std);
  expect(stds(high('2026-08-31', '2026-09-01'))).toEqual([445, 600, 445]);
  expect(stds(high('2026-09-01', '2026-09-02'))).toEqual([445, 600, 400]);
});

it('goes around two schedules one right after the other', () => {
  const seasons = [
    season('before', '2026-10-25', '2026-12-19'),
    season('christmas', '2026-12-20', '2026-12-31', { stdUtc: 600, staUtc: 665 }),
    season('new year', '2027-01-01', '2027-01-07', { stdUtc: 610, staUtc: 675 }),
    season('after', '2027-01-08', null),
  ];
  const stds = (today: string) => after({ std: 445 }, seasons, today).map(([, , std]) => std);
  expect(stds('2026-11-26')).toEqual([445, 600, 610, 445]);
  expect(stds('2026-12-24')).toEqual([400, 600, 610, 445]);
});
