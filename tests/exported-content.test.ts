// @vitest-environment node
// What staff write at the desk goes back to content/ as files that the check takes, and the server reads as it was.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parse } from 'yaml';
import { FAMILIES, type FamilyId } from '@va/domain/fleet/type-families.ts';
import { proposedSheet, typeIdOf } from '@va/domain/fleet/type-sheet.ts';
import { limitsOf } from '@va/domain/fleet/type-uses.ts';
import { flightPointsOf } from '@va/domain/points/flight-points.ts';
import { positionIdOf } from '@va/domain/rights/positions.ts';
import { typography } from '@va/domain/typography.ts';
import { EVERY_MONTH, type GoalOfMonth, monthOfGoal, writtenGoalOf } from '@va/domain/goals/written-goals.ts';
import { writtenOf } from '@va/domain/tour/written-tour.ts';
import { loadEverything } from '@va/content/load.ts';
import { copyContent, type ContentCopy } from '@va/testing/content-copy.ts';
import { readAirline } from '../apps/server/src/kernel/airline/read-airline.ts';
import { effects } from '../apps/server/src/modules/effects/effects.ts';
import { contentTexts } from '../apps/server/src/modules/content-export/export-content.ts';
import type { DeskPosition } from '../apps/server/src/modules/rights/effective-rights.ts';
import { goalsText } from '../apps/server/src/modules/statistics/desk-goals.ts';
import { toursText } from '../apps/server/src/modules/tours/tours-text.ts';
import type { LeftTail } from '../apps/server/src/modules/fleet-types/fleet-texts.ts';

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.dispose());

/** A type of every family, one of them with an odd number of seats. */
const types = (Object.keys(FAMILIES) as FamilyId[]).map((family, index) => {
  const sheet = proposedSheet(family);
  const seats = sheet.figures.seats;
  const written = {
    ...sheet,
    model: `Prueba ${index}: «ñ» # ${family}`.slice(0, 30),
    icaoType: `ZZ${index}`,
    engines: '2 × Motor: de prueba # 1',
    figures: { ...sheet.figures, ...(seats !== undefined && { seats: seats - (index % 2) }) },
  };
  return { id: typeIdOf(written), version: 1, sheet: written };
});

/** One that the file has and that brings more, one that is gone, and two that are new, with signs that YAML reads. */
const positions: DeskPosition[] = (
  [
    ['Jefe TR', ['reviewer', 'operations'], ['training', 'roles'], false],
    ['CO-CEO', [], [], true],
    ['Jefe: «ñ» # de Flota', ['operations'], [], false],
    ['Mascota', [], [], false],
  ] as const
).map(([title, roles, capabilities, retired]) => ({
  id: positionIdOf(title),
  version: 1,
  title,
  roles,
  capabilities,
  retired,
}));

const ranks = [{ code: 'primer-oficial', version: 1, points: 350, hours: 60 }];

const points = {
  base: [11, 22, 33],
  score80: 4,
  score90: 6,
  online: 7,
  stage: 8,
  tour: 60,
  focus: 12,
  event: 20,
  dayFlight: 2,
};

/** One that the content has and that says something else in every part, one with another condition, and two that are new. */
const tours = [
  {
    id: 'svalbard',
    changedOn: '2026-11-28',
    tour: {
      name: 'Svalbard: «norte» # frío',
      description: 'Hacia el norte: fiordos, nieve y # almohadillas.\n\nSegunda parte.',
      types: ['a320-200', types[0]?.id ?? ''],
      substitutes: ['A20N', 'A21N'],
      anyOrder: true,
      moreThanHours: 12.5,
      editions: [
        { n: 1, from: '2026-01-01', until: '2026-12-31' },
        { n: 2, from: '2027-01-01', until: null },
      ],
      stops: ['LEMD', 'EHAM', 'EKCH', 'LEBL', 'UTTT', 'LEMD'],
      retiredStages: [2, 4],
    },
  },
  {
    id: 'nacional',
    changedOn: '2026-11-28',
    tour: {
      name: 'A320 Tour Nacional',
      description: 'Por toda España, para quien ya lleva 60 horas.',
      types: ['a320-200'],
      substitutes: [],
      anyOrder: false,
      moreThanHours: 60,
      editions: [],
      stops: ['LEMD', 'LEST', 'LEMD'],
      retiredStages: [],
    },
  },
  ...(['a320-200', types[1]?.id ?? ''] as const).map((type, at) => ({
    id: `vuelta-${at}`,
    changedOn: '2026-11-29',
    tour: {
      name: `Vuelta ${at}: «ñ» # corta`,
      description: 'De Madrid a las islas: y # vuelta.',
      types: [type],
      substitutes: at === 0 ? ['B38M'] : [],
      anyOrder: at === 0,
      moreThanHours: at === 0 ? null : 50,
      editions: at === 0 ? [] : [{ n: 3, from: '2026-05-01', until: null }],
      stops: ['LEMD', 'LEPA', 'LEIB', 'LEMD'],
      retiredStages: at === 0 ? [] : [1],
    },
  })),
];

/** Over the one that the content has, one of a tour that is new, and a month without one of its own. */
const goals: GoalOfMonth[] = [
  {
    month: EVERY_MONTH,
    goal: { title: 'Cuarenta: «ñ» # sitios', of: 'airports', least: 40, tour: null, isPublic: false },
  },
  {
    month: '2026-12',
    goal: { title: 'La vuelta, juntos', of: 'tour', least: null, tour: 'vuelta-0', isPublic: true },
  },
  { month: '2027-01', goal: null },
];

const leftTails = (): LeftTail[] =>
  readAirline(copy.root, effects)
    .operations.tails.filter(({ isSubstitute }) => !isSubstitute)
    .map(({ registration, typeId, baseIcao }) => ({
      registration,
      typeId,
      base: baseIcao,
      name: '',
      livery: '',
      deliveredOn: null,
    }));

function write(files: readonly { path: string; text: string }[]): void {
  for (const { path, text } of files) copy.write(path, text);
}

const textOf = (path: string) => readFileSync(join(copy.root, path), 'utf8');
/** The notes of a file, wherever they stand. */
const notesOf = (text: string) => [...text.matchAll(/(?<=^|\s)# .*$/gm)].map(([note]) => note).toSorted();

it('is the files as they stand where staff have written nothing', () => {
  const files = contentTexts(readAirline(copy.root, effects), {
    types: [],
    tails: leftTails(),
    positions: [],
    ranks: [],
    points: null,
    tours: [],
    goals: [],
  });
  expect(files.map(({ path }) => path)).toEqual([
    'content/fleet.yaml',
    'content/plataforma/horario.yaml',
    'content/plataforma/reglas-puntuacion.yaml',
    'content/plataforma/roles.yaml',
    'content/pilots.yaml',
    'content/plataforma/puntos.yaml',
    'content/tours.yaml',
    'content/plataforma/metas.yaml',
  ]);
  for (const { path, text } of files) expect(text).toBe(textOf(path));
});

it('has what they wrote: the check takes it, the server reads it, and once more it changes nothing', async () => {
  const [changed, ...rest] = leftTails().map((tail, index) =>
    index > 0
      ? tail
      : { ...tail, name: 'Sierra de Gredos', livery: 'Retro: 1970', deliveredOn: '2020-02-29', base: 'LEBL' },
  );
  const added = types.map(({ id }, index) => ({
    registration: `EC-Z0${index}`,
    typeId: id,
    base: index % 2 === 0 ? 'LEBL' : 'LEMD',
    name: index === 0 ? 'Ciudad de Ávila' : '',
    livery: '',
    deliveredOn: null,
  }));
  const tails = [changed, ...rest, ...added].filter((tail) => tail !== undefined);
  const left = { types, tails, positions, ranks, points, tours, goals };
  const content = readAirline(copy.root, effects);
  // The server knows a type of the desk by the name that staff gave it.
  for (const { id, sheet } of types)
    (content.operations.types as Map<string, object>).set(id, {
      ...sheet,
      id,
      turnaroundMin: 45,
      rangeNm: null,
    });
  const files = contentTexts(content, left);
  for (const { path, text } of files)
    expect(notesOf(text)).toEqual(expect.arrayContaining(notesOf(textOf(path))));
  write(files);
  await expect(loadEverything(copy.root)).resolves.toBeDefined();
  const airline = readAirline(copy.root, effects);
  for (const { id, sheet } of types) {
    const { rangeNm, turnaroundMin, seats } = sheet.figures;
    expect(airline.operations.types.get(id)).toMatchObject({
      model: sheet.model,
      icaoType: sheet.icaoType,
      turnaroundMin,
      rangeNm,
      ...(seats !== undefined && { seats }),
    });
    expect(airline.scoring?.file.rules.types[sheet.icaoType]).toEqual(limitsOf(sheet));
  }
  expect(airline.operations.tails).toContainEqual(
    expect.objectContaining({
      registration: changed?.registration,
      baseIcao: 'LEBL',
      name: 'Sierra de Gredos',
      livery: 'Retro: 1970',
      deliveredOn: '2020-02-29',
    }),
  );
  expect(flightPointsOf(airline.operations.points)).toEqual(points);
  for (const { code, hours, points: least } of ranks)
    expect(airline.ranks.find((rank) => rank.code === code)?.needs).toMatchObject({
      points: least,
      minutes: hours * 60,
    });
  for (const { title, roles, capabilities, retired } of positions)
    expect(airline.positions.get(title)).toEqual(retired ? undefined : { roles, capabilities });
  const programmes = airline.operations.contentTours;
  for (const { id, tour } of tours) {
    const programme = programmes.find((one) => one.id === id);
    expect(programme && writtenOf(programme)).toEqual({ ...tour, description: typography(tour.description) });
  }
  const { goals: goalsNow } = airline.operations;
  expect(goalsNow.map((goal) => ({ month: monthOfGoal(goal), goal: writtenGoalOf(goal) }))).toEqual(
    goals.filter(({ goal }) => goal !== null),
  );
  // Whoever left the others alone finds them as they were, and pilots are told of the stages that are gone.
  expect(programmes.map(({ id }) => id)).toEqual([
    ...content.operations.contentTours.map(({ id }) => id),
    'vuelta-0',
    'vuelta-1',
  ]);
  for (const id of ['svalbard', 'vuelta-1'])
    expect(airline.notices.filter(({ affects }) => affects?.tours.includes(id))).toHaveLength(1);
  const again = contentTexts(airline, left);
  for (const { path, text } of again) expect(text).toBe(textOf(path));
});

it('takes a condition out of a tour that has none any more, with what pilots read of it', () => {
  const { operations } = readAirline(copy.root, effects);
  const nacional = operations.contentTours.find(({ id }) => id === 'nacional');
  const tour = { ...writtenOf(nacional!), moreThanHours: null };
  const text = toursText(
    textOf('content/tours.yaml'),
    [{ id: 'nacional', changedOn: '2026-11-28', tour }],
    operations,
  );
  expect(text).not.toMatch(/moreThanHours|50 horas/);
});

it('takes the last goal out of the file, which stays a list, and adds one where there was none', () => {
  const file = textOf('content/plataforma/metas.yaml');
  const none = goalsText(file, [{ month: EVERY_MONTH, goal: null }]);
  expect(notesOf(none)).toEqual(notesOf(file));
  expect(parse(none)).toEqual([]);
  const goal = { title: 'Cien', of: 'hours' as const, least: 100, tour: null, isPublic: true };
  for (const text of [none, '', '# Sin metas\n', '# Sin metas\n[]\n'])
    expect(parse(goalsText(text, [{ month: '2026-12', goal }]))).toEqual([
      { id: 'meta-2026-12', title: 'Cien', month: '2026-12', hours: 100, public: true },
    ]);
});
