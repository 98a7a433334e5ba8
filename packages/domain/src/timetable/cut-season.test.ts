import { expect, it } from 'vitest';
import { cutByAsBefore } from './cut-season.ts';
import { diffTimetable } from './diff.ts';
import { legOf } from './flight-identity.ts';
import { groupBy } from './group-by.ts';
import { read, type Row, season } from './testing/season-files.ts';
import { daysOf } from './weekdays.ts';

const TODAY = '2026-11-26';
const onWeekdays = { days: daysOf('12345') };
const seasons = [
  season('before', '2026-10-25', '2026-12-19', onWeekdays),
  season('christmas', '2026-12-20', '2027-01-07', { ...onWeekdays, stdUtc: 600, staUtc: 665 }),
  season('after', '2027-01-08', null, onWeekdays),
];
const said = (row: Row) => {
  const { next } = read([row], seasons);
  return cutByAsBefore({ diff: diffTimetable(seasons, next, TODAY) }, groupBy(next, legOf)).map(
    ({ message }) => message.replaceAll('\u00A0', ' '),
  );
};

it('says from when the flight of before comes back where a row of other days of the week takes its place', () => {
  expect(said({ std: 420, from: '2026-12-01' })).toEqual([
    'Vuelo 101, LEMD–LEBL: desde el 8 de enero de 2027 sigue con los datos de antes.',
  ]);
});

it('says nothing where the row changes what goes on as well', () => {
  expect(said({ std: 420, from: '2026-12-01', days: '12345' })).toEqual([]);
});
