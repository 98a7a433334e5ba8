import { expect, it } from 'vitest';
import { diffTimetable } from './diff.ts';
import { legOf } from './flight-identity.ts';
import { groupBy } from './group-by.ts';
import { standingSeasons } from './standing-season.ts';
import { read, season } from './testing/season-files.ts';

const seasons = [
  season('before', '2026-10-25', '2026-12-19'),
  season('christmas', '2026-12-20', '2027-01-07', { stdUtc: 600, staUtc: 665 }),
  season('after', '2027-01-08', null),
];
const said = (std: number, today: string) => {
  const { next } = read([{ std }], seasons, today);
  const diff = diffTimetable(seasons, next, today);
  return standingSeasons({ diff, today }, groupBy(next, legOf)).map(({ message }) =>
    message.replaceAll('\u00A0', ' '),
  );
};

it('says that the Christmas schedule of today stays, and from when the flight changes', () => {
  expect(said(420, '2026-12-24')).toEqual([
    'Vuelo 101, LEMD–LEBL: la temporada de hoy no cambia, porque solo sustituye al vuelo unos días; el cambio empieza el 8 de enero de 2027.',
  ]);
});

it('says nothing before Christmas, where the flight changes today, and where nothing changes', () => {
  expect(said(420, '2026-11-26')).toEqual([]);
  expect(said(400, '2026-12-24')).toEqual([]);
});
