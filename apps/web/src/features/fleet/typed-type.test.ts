import { FAMILIES, type FamilyId, HELICOPTER } from '@va/domain/fleet/type-families.ts';
import { type Figure, FIGURE_NAMES } from '@va/domain/fleet/type-figures.ts';
import { proposedSheet } from '@va/domain/fleet/type-sheet.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ofFamily, sheetOf, typedOf, type TypedType } from './typed-type.ts';

const families = Object.keys(FAMILIES) as FamilyId[];
/** What a family proposes of a figure; of what is none it takes nothing away. */
const proposedFigure = (one: string, name: Figure) =>
  one === HELICOPTER ? 'anything' : typedOf(proposedSheet(one as FamilyId))[name];
const family = fc.constantFrom(...families);

it('shows a sheet as it is read again', () => {
  for (const one of families) expect(sheetOf(typedOf(proposedSheet(one)))).toEqual(proposedSheet(one));
});

it('proposes what the chosen family says, however one came to it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...families, HELICOPTER), { maxLength: 4 }),
      family,
      (chosen, last) => {
        const typed = [...chosen, last].reduce<TypedType>(ofFamily, typedOf());
        expect(sheetOf(typed)).toEqual(proposedSheet(last));
      },
    ),
  );
});

it('keeps what was typed when another family is chosen, where that has the figure', () => {
  fc.assert(
    fc.property(
      family,
      fc.constantFrom(...families, HELICOPTER),
      family,
      fc.constantFrom(...FIGURE_NAMES),
      (before, then, after, name) => {
        const typed = { ...typedOf(proposedSheet(before)), model: 'A321neo' };
        fc.pre(typed[name] !== '');
        const next = [then, after].reduce<TypedType>(ofFamily, { ...typed, [name]: '12,5' });
        fc.pre(proposedFigure(then, name) !== '');
        expect(next.model).toBe('A321neo');
        expect(next[name]).toBe(typedOf(proposedSheet(after))[name] === '' ? '' : '12,5');
      },
    ),
  );
});

it.each([
  ['77.000', 77_000],
  ['77 000', 77_000],
  ['muchos', undefined],
  ['', undefined],
  ['77,5', undefined],
])('reads %j kilograms', (text, value) => {
  expect(sheetOf({ ...typedOf(), mtowKg: text }).figures.mtowKg).toBe(value);
});

it.each([
  ['37,57', 37.57],
  ['37.57', 37.57],
  ['-3', undefined],
  ['3 7', undefined],
])('reads %j metres', (text, value) => {
  expect(sheetOf({ ...typedOf(), lengthM: text }).figures.lengthM).toBe(value);
});
