import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FAMILIES, type FamilyId, familyOf, HELICOPTERS } from './type-families.ts';
import { FIGURE_NAMES, FIGURES, type Figure } from './type-figures.ts';
import { proposedSheet, type TypeSheet, typeErrors, typeIdOf } from './type-sheet.ts';

const families = Object.keys(FAMILIES) as FamilyId[];
const none = () => false;
const written = (family: FamilyId, figures: Partial<Record<Figure, number>> = {}): TypeSheet => {
  const sheet = proposedSheet(family);
  return {
    ...sheet,
    model: 'Prueba 100',
    icaoType: 'ZZZ1',
    engines: '2 × Motor de prueba',
    figures: { ...sheet.figures, ...figures },
  };
};
const fieldsOf = (sheet: TypeSheet) => typeErrors(sheet, none).map(({ field }) => field);

describe('a new type of aircraft', () => {
  it.each(families)('is right as %s proposes it, once it has a name, a designator and engines', (family) => {
    expect(typeErrors(written(family), none)).toEqual([]);
    expect(fieldsOf(proposedSheet(family))).toEqual(['model', 'icaoType', 'engines']);
  });

  it.each(families)('of %s has bounds in order, and all figures but those of others', (family) => {
    const { figures, isFreighter } = familyOf(family);
    for (const [least, usual, most] of Object.values(figures)) {
      expect(least).toBeLessThanOrEqual(usual);
      expect(usual).toBeLessThanOrEqual(most);
    }
    const missing = FIGURE_NAMES.filter((name) => figures[name] === undefined);
    expect(missing).toEqual(expect.arrayContaining([isFreighter ? 'seats' : 'loadKg']));
    expect(missing.filter((name) => !['seats', 'loadKg', 'propellerDiameterM'].includes(name))).toEqual([]);
  });

  it('is refused at every figure out of its family, whichever that is', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...families),
        fc.constantFrom(...FIGURE_NAMES),
        fc.constantFrom('below', 'above', 'infinite', 'nothing'),
        (family, name, how) => {
          const bounds = familyOf(family).figures[name];
          fc.pre(bounds !== undefined);
          const [least, , most] = bounds ?? [0, 0, 0];
          const value = { below: least / 2, above: most * 2, infinite: Number.NaN, nothing: undefined }[how];
          const { figures, ...rest } = written(family);
          const changed = { ...figures };
          if (value === undefined) delete changed[name];
          else changed[name] = value;
          expect(fieldsOf({ ...rest, figures: changed })).toEqual([`figures/${name}`]);
        },
      ),
    );
  });

  it('within its bounds is right or absurd in words, never both right and absurd at one field', () => {
    const within = fc.constantFrom(...families).chain((family) => {
      const { figures } = familyOf(family);
      const one = (name: Figure) => {
        const [least = 0, , most = 0] = figures[name] ?? [];
        const digits = 10 ** FIGURES[name].decimals;
        return fc
          .integer({ min: Math.ceil(least * digits), max: Math.floor(most * digits) })
          .map((n) => n / digits);
      };
      const names = FIGURE_NAMES.filter((name) => figures[name] !== undefined);
      return fc
        .tuple(...names.map(one))
        .map((values) => written(family, Object.fromEntries(names.map((name, i) => [name, values[i] ?? 0]))));
    });
    fc.assert(
      fc.property(within, (sheet) => {
        const errors = typeErrors(sheet, none);
        expect(new Set(errors.map(({ field }) => field)).size).toBe(errors.length);
        const { mlwKg = 0, mtowKg = 0, stallKt = 0, landingKt = 0 } = sheet.figures;
        expect(errors.some(({ field }) => field === 'figures/mlwKg')).toBe(mlwKg > mtowKg);
        if (stallKt > landingKt) expect(errors.map(({ field }) => field)).toContain('figures/stallKt');
        for (const { message } of errors) expect(message).toMatch(/^[A-ZÁÉÍÓÚ].*[^.]$/);
      }),
    );
  });

  it.each([
    ['mlwKg', { mlwKg: 80_000 }, /aterrizar con más peso/],
    ['seats', { seats: 244, mtowKg: 45_000, mlwKg: 44_000, fuelKg: 18_000, rangeNm: 2500 }, /no los levanta/],
    ['rangeNm', { rangeNm: 5000 }, /no pasa de 3567/],
    ['vfe3Kt', { vfe3Kt: 240 }, /flaps 2/],
    ['gearKt', { gearKt: 320, vmoKt: 320, gearRetractionKt: 220 }, null],
  ] as const)('with an absurd %s is told why', (name, figures, message) => {
    const errors = typeErrors(written('narrow_jet', figures), none);
    if (message === null) expect(errors).toEqual([]);
    else expect(errors).toContainEqual({ field: `figures/${name}`, message: expect.stringMatching(message) });
  });

  it('that is a helicopter is refused with a sentence, whatever family is chosen', () => {
    for (const icaoType of HELICOPTERS)
      expect(typeErrors({ ...written('turboprop'), icaoType }, none)).toEqual([
        { field: 'icaoType', message: expect.stringContaining('La plataforma sólo lleva aviones') },
      ]);
  });

  it('has a name of its own, from which its id follows', () => {
    expect(typeIdOf({ model: 'A321neo LR' })).toBe('a321neo-lr');
    const taken = typeErrors({ ...written('narrow_jet'), model: 'A320-200' }, (id) => id === 'a320-200');
    expect(taken).toEqual([{ field: 'model', message: expect.stringContaining('«a320-200»') }]);
    for (const model of ['', 'A', '··', '\u202Eabc', 'a'.repeat(31)])
      expect(fieldsOf({ ...written('narrow_jet'), model })).toEqual(['model']);
  });

  it('takes no figure that its family has not', () => {
    expect(fieldsOf(written('jet_freighter', { seats: 100 }))).toEqual(['figures/seats']);
    expect(fieldsOf(written('wide_jet', { propellerDiameterM: 3 }))).toEqual(['figures/propellerDiameterM']);
  });
});
