import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  stageChanges,
  stageSentence,
  takenFromPilots,
  tourChangeMessage,
  tourChangeSentences,
} from './tour-changes.ts';
import type { WrittenTour } from './written-tour.ts';

const tour: WrittenTour = {
  name: 'Tour Baleares',
  description: 'De Madrid a las islas y vuelta.',
  types: ['jet'],
  substitutes: [],
  anyOrder: false,
  moreThanHours: null,
  editions: [],
  stops: ['LEMD', 'LEPA', 'LEIB', 'LEMD'],
  retiredStages: [],
};
const change = (more: Partial<WrittenTour>) =>
  stageChanges(tour, { ...tour, ...more }).map((one) => stageSentence(one));
const taken = (more: Partial<WrittenTour>, stages: number[], editions: number[] = []) =>
  takenFromPilots(
    tour,
    { ...tour, ...more },
    { stages: new Map(stages.map((n) => [n, 1])), editions: new Set(editions) },
  );

describe('a change of a tour', () => {
  it.each([
    [1, ''],
    [25, ''],
    [26, ' Y 1\u00A0cambio más, que está en la página del tour.'],
    [40, ' Y 15\u00A0cambios más, que están en la página del tour.'],
  ])('is told in one message, which counts what it has no room for: %i changes', (count, more) => {
    const sentence = `${'x'.repeat(98)}.`;
    const told = Array.from({ length: count }, () => sentence);
    expect(tourChangeMessage(told)).toBe(
      `${told.slice(0, 25).join(' ')}${more} Lo que has superado se conserva.`,
    );
  });

  it('is told stage by stage', () => {
    expect(change({ name: 'Otro nombre' })).toEqual([]);
    expect(change({ stops: [...tour.stops, 'LEBL'] })).toEqual(['Etapa 4, nueva: LEMD–LEBL.']);
    expect(change({ retiredStages: [2] })).toEqual([
      'Etapa 2 (LEPA–LEIB), retirada: ya no hace falta volarla.',
    ]);
    expect(change({ stops: ['LEMD', 'LEPA', 'LEVC'] })).toEqual([
      'Etapa 2: era LEPA–LEIB y ahora es LEPA–LEVC.',
      'Etapa 3 (LEIB–LEMD), quitada.',
    ]);
    expect(stageChanges({ ...tour, retiredStages: [1] }, tour).map(stageSentence)).toEqual([
      'Etapa 1 (LEMD–LEPA): vuelve a contar.',
    ]);
    expect(stageChanges(null, tour).map(({ fate }) => fate)).toEqual(['added', 'added', 'added']);
    expect(stageChanges(tour, null).map(({ fate }) => fate)).toEqual(['gone', 'gone', 'gone']);
  });

  it('tells types, hours and days too, and nothing where only its words change', () => {
    const editions = [{ n: 1, from: '2026-01-01', until: '2026-06-30' }];
    const after = { ...tour, types: ['jet', 'heavy'], moreThanHours: 50, editions };
    expect(tourChangeSentences(tour, after, (id) => id.toUpperCase())).toEqual([
      'Se vuela con JET o HEAVY.',
      'Pide más de 50\u00A0h de vuelo.',
      'Fechas: edición 1, desde el 1\u00A0de\u00A0enero de 2026 hasta el 30\u00A0de\u00A0junio de 2026.',
    ]);
    expect(tourChangeSentences(after, tour, (id) => id)).toEqual([
      'Se vuela con jet.',
      'Ya no pide horas.',
      'Ya no tiene fechas: está abierto siempre.',
    ]);
    const free = { ...tour, anyOrder: true, substitutes: ['A20N', 'A21N'] };
    expect(tourChangeSentences(tour, free, (id) => id)).toEqual([
      'También cuentan A20N y A21N.',
      'Las etapas se vuelan en el orden que quieras.',
    ]);
    expect(tourChangeSentences(free, tour, (id) => id)).toEqual([
      'Ya no cuentan otros aviones que los de sus tipos.',
      'Las etapas se vuelan en su orden; las que ya tienes reservadas cuentan igual.',
    ]);
    const words = { ...tour, name: 'Otro nombre', description: 'Otro texto de qué va.' };
    expect(tourChangeSentences(tour, words, (id) => id)).toEqual([]);
  });

  it('takes no stage away that somebody has booked or flown, and no edition that somebody has joined', () => {
    const shorter = { stops: ['LEMD', 'LEPA', 'LEIB'] };
    expect(taken(shorter, [1, 2])).toEqual([]);
    expect(taken(shorter, [3])).toEqual([
      {
        field: 'stops',
        message:
          'La etapa 3 (LEIB–LEMD) ya la ha reservado o volado alguien: deja sus aeropuertos y retírala',
      },
    ]);
    expect(taken({ retiredStages: [3] }, [3])).toEqual([]);
    const second = { editions: [{ n: 2, from: '2027-01-01', until: null }] };
    expect(taken(second, [], [1])).toEqual([
      { field: 'editions', message: 'La edición 1 tiene pilotos: cámbiale los días, pero no la quites' },
    ]);
    expect(taken(second, [], [2])).toEqual([]);
    expect(taken({}, [], [1])).toEqual([]);
  });

  it('lets go of a stage exactly where nobody has flown it, whatever the change', () => {
    const stops = fc.array(fc.constantFrom('LEMD', 'LEPA', 'LEIB'), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(stops, fc.uniqueArray(fc.integer({ min: 1, max: 3 })), (next, flown) => {
        const lost = flown.some((n) => n > next.length - 1);
        expect(taken({ stops: next }, flown).length > 0).toBe(lost);
      }),
    );
  });
});
