import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TourPlan } from './editions.ts';
import {
  MOST_STAGES,
  stagesBetween,
  tourErrors,
  type TourFacts,
  tourIdOf,
  type WrittenTour,
  writtenOf,
} from './written-tour.ts';

const airports = ['LEMD', 'LEBL', 'LEPA', 'LEIB'];
const facts: TourFacts = {
  hasAirport: (icao) => airports.includes(icao),
  hasType: (id) => id === 'jet',
  designatorOf: () => 'A320',
  others: [{ id: 'nacional', name: 'A320 Tour Nacional' }],
};
const tour: WrittenTour = {
  name: 'Tour Baleares',
  description: 'De Madrid a las islas y vuelta.',
  types: ['jet'],
  substitutes: ['A20N'],
  anyOrder: false,
  moreThanHours: null,
  editions: [],
  stops: ['LEMD', 'LEPA', 'LEIB', 'LEMD'],
  retiredStages: [],
};
const errorsOf = (more: Partial<WrittenTour>, known = facts) =>
  Object.fromEntries(tourErrors({ ...tour, ...more }, known).map(({ field, message }) => [field, message]));

describe('a tour that staff write', () => {
  it('is taken as it should be, with dates, hours and a stage that is retired', () => {
    expect(errorsOf({})).toEqual({});
    const editions = [
      { n: 1, from: '2026-01-01', until: '2026-06-30' },
      { n: 2, from: '2026-07-01', until: null },
    ];
    const lines = 'Primera parte.\n\nSegunda parte, con «comillas» y 3 < 5.';
    const full = { editions, moreThanHours: 12.5, retiredStages: [2], description: lines };
    expect(errorsOf(full)).toEqual({});
  });

  it.each([
    ['name', { name: 'ab' }, 'Ponle un nombre, de 3 a 60 caracteres'],
    ['name', { name: '¡¡¡!!!' }, 'Ponle un nombre, de 3 a 60 caracteres'],
    ['name', { name: 'Tour\u202eBaleares' }, 'Ponle un nombre, de 3 a 60 caracteres'],
    ['name', { name: '<b>Tour</b>' }, 'Escribe sólo texto, sin etiquetas como <b> o <a>'],
    ['name', { name: 'ツアー' }, 'Escribe un nombre con letras o cifras: Vuelta a Italia'],
    [
      'name',
      { name: 'Nacional' },
      'La compañía ya tiene «A320 Tour Nacional» (nacional): escribe otro nombre',
    ],
    [
      'name',
      { name: 'a320 tour NACIONAL' },
      'La compañía ya tiene «A320 Tour Nacional» (nacional): escribe otro nombre',
    ],
    [
      'substitutes',
      { substitutes: ['A320neo'] },
      '«A320neo» no es un tipo OACI: escribe de 2 a 4 letras o cifras, como A20N',
    ],
    ['substitutes', { substitutes: ['A20N', 'A20N'] }, 'Escribe cada uno una vez'],
    ['substitutes', { substitutes: ['A320'] }, 'A320 ya es el de un tipo del tour: quítalo de aquí'],
    [
      'substitutes',
      { substitutes: Array.from({ length: 21 }, (_, n) => `X${n + 10}`) },
      'Escribe 20 como mucho',
    ],
    ['description', { description: 'Corto' }, 'Cuenta de qué va el tour, de 10 a 2000 caracteres'],
    [
      'description',
      { description: 'Míralo <a href="https://x.example">aquí</a>.' },
      'Escribe sólo texto, sin etiquetas como <b> o <a>',
    ],
    [
      'description',
      { description: 'Un comentario <!-- así -->' },
      'Escribe sólo texto, sin etiquetas como <b> o <a>',
    ],
    ['types', { types: [] }, 'Elige un tipo de avión al menos'],
    ['types', { types: ['jet', 'jet'] }, 'Elige cada tipo una vez'],
    ['types', { types: ['zepelín'] }, 'La compañía no tiene el tipo «zepelín»: elige otro'],
    ...[0, -1, 10_001, Number.NaN, Number.POSITIVE_INFINITY].map(
      (moreThanHours) =>
        [
          'moreThanHours',
          { moreThanHours },
          'Escribe un número mayor que 0 y hasta 10\u202f000, o nada si no pide horas',
        ] as const,
    ),
    ['stops', { stops: [] }, 'Escribe dos aeropuertos o más: con uno no hay ninguna etapa'],
    ['stops', { stops: ['LEMD'] }, 'Escribe dos aeropuertos o más: con uno no hay ninguna etapa'],
    [
      'stops',
      { stops: ['LEMD', 'ZZZZ'] },
      'La compañía no conoce el aeropuerto «ZZZZ»: corrígelo, o tráelo antes desde «Datos»',
    ],
    [
      'stops',
      { stops: ['LEMD', 'LEBL', 'LEBL'] },
      'La etapa 2 sale de LEBL y llega a LEBL: quita uno de los dos',
    ],
    [
      'stops',
      { stops: Array.from({ length: 70 }, (_, at) => airports[at % 4] ?? '') },
      'Un tour tiene 60 etapas como mucho, y aquí hay 69',
    ],
    ['retiredStages', { retiredStages: [4] }, 'El tour no tiene etapa 4'],
    ['retiredStages', { retiredStages: [2, 2] }, 'Retira cada etapa una vez'],
    ['retiredStages', { retiredStages: [1, 2, 3] }, 'Deja una etapa que cuente, o cierra el tour'],
    [
      'editions',
      { editions: [{ n: 1, from: '2026-02-01', until: '2026-01-01' }] },
      'La edición 1 acaba antes de empezar: escribe un último día posterior',
    ],
    [
      'editions',
      {
        editions: [
          { n: 1, from: '2026-01-01', until: null },
          { n: 2, from: '2026-02-01', until: null },
        ],
      },
      'La edición 1 no tiene último día: pónselo antes de que empiece la 2',
    ],
    [
      'editions',
      {
        editions: [
          { n: 1, from: '2026-01-01', until: '2026-02-01' },
          { n: 2, from: '2026-02-01', until: null },
        ],
      },
      'La edición 2 empieza antes de que acabe la 1: cambia una de las dos fechas',
    ],
    [
      'editions',
      { editions: [1, 1].map((n) => ({ n, from: '2026-01-01', until: null })) },
      'Hay dos ediciones 1: numéralas 1, 2, 3…',
    ],
  ] as const)('with a wrong %s is refused in one sentence: %o', (field, more, sentence) => {
    expect(errorsOf(more)).toEqual({ [field]: sentence });
  });

  it('keeps its id and its name when it is changed, and takes nobody else’s', () => {
    const others = [{ id: 'otro', name: 'Otro tour' }];
    expect(errorsOf({ name: 'Tour Baleares' }, { ...facts, others, id: 'tour-baleares' })).toEqual({});
    expect(errorsOf({ name: 'OTRO tour' }, { ...facts, others, id: 'tour-baleares' })).toHaveProperty('name');
    expect(tourIdOf('Vuelta a España, 2027')).toBe('vuelta-a-espana-2027');
  });

  it('of the content that asks for hours asks for some, since documents may name them', () => {
    const content = { ...facts, id: 'tour-baleares', hasHours: true };
    expect(errorsOf({ moreThanHours: 60 }, content)).toEqual({});
    expect(errorsOf({ moreThanHours: null }, content)).toEqual({
      moreThanHours:
        'Las normativas pueden nombrar las horas de este tour: escribe otras, o quítalas en el contenido',
    });
  });

  it('has as many stages as it has stops besides the first, however many it is given', () => {
    const stops = fc.array(fc.constantFrom(...airports), { maxLength: 80 });
    fc.assert(
      fc.property(stops, (some) => {
        const stages = stagesBetween(some, []);
        expect(stages).toHaveLength(Math.max(0, some.length - 1));
        const fine =
          stages.length > 0 && stages.length <= MOST_STAGES && stages.every(({ dep, arr }) => dep !== arr);
        expect('stops' in errorsOf({ stops: some })).toBe(!fine);
      }),
    );
  });

  it('is what the content plans, and the content’s stages are those of its stops', () => {
    const plan: TourPlan & { description: string } = {
      id: 'islas',
      name: tour.name,
      description: tour.description,
      types: ['jet'],
      substitutes: ['A20N'],
      anyOrder: false,
      minMinutesExclusive: 3000,
      editions: [],
      stages: stagesBetween(tour.stops, [2]),
    };
    expect(writtenOf(plan)).toEqual({ ...tour, moreThanHours: 50, retiredStages: [2] });
    expect(writtenOf({ ...plan, stages: [] }).stops).toEqual([]);
  });
});
