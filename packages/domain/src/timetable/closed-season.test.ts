import { expect, it } from 'vitest';
import { idOf, read, season, seasonsOf, stdsOn } from './testing/season-files.ts';
import { daysOf } from './weekdays.ts';

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
