import fc from 'fast-check';
import { expect, it } from 'vitest';
import { offeredTimes, readWish, usualTime, wishParameters } from './wish-address.ts';

const choices = { airports: ['AAAA', 'BBBB'], types: ['A320-200', 'A350-900'], base: 'BBBB' };
const ANY = { sceneries: false, liked: false };
const read = (search: string) => readWish(new URLSearchParams(search), choices);

it('starts at the base with three hours and any type', () => {
  expect(read('')).toEqual({ from: 'BBBB', minutes: 180, type: undefined, seed: undefined, ...ANY });
});

it('reads what the address says, in any case', () => {
  expect(read('desde=aaaa&tiempo=95&avion=a350-900&sorpresa=7')).toEqual({
    from: 'AAAA',
    minutes: 95,
    type: 'A350-900',
    seed: 7,
    ...ANY,
  });
  expect(read('escenarios=1&preferido=0')).toMatchObject({ sceneries: true, liked: false });
});

it('takes nothing that makes no sense', () => {
  for (const search of [
    'desde=ZZZZ&tiempo=0&avion=B738&sorpresa=-1',
    'tiempo=9999999&sorpresa=1.5',
    'tiempo=tres&sorpresa=',
    'tiempo=2161&desde=__proto__',
  ]) {
    expect({ search, wish: read(search) }).toEqual({ search, wish: read('') });
  }
});

it('comes back from its own address', () => {
  const wishes = fc.record({
    from: fc.constantFrom(...choices.airports),
    minutes: fc.integer({ min: 30, max: 2160 }),
    type: fc.constantFrom(undefined, ...choices.types),
    seed: fc.option(fc.nat(999_999), { nil: undefined }),
    sceneries: fc.boolean(),
    liked: fc.boolean(),
  });
  fc.assert(
    fc.property(wishes, (wish) => {
      expect(readWish(new URLSearchParams(wishParameters(wish)), choices)).toEqual(wish);
    }),
  );
});

it('offers no time in which nothing can be flown, but keeps the one that is chosen', () => {
  expect(offeredTimes(65, 180)[0]).toBe(90);
  expect(offeredTimes(500, 60).slice(0, 3)).toEqual([60, 600, 720]);
  expect(offeredTimes(undefined, 75).slice(0, 3)).toEqual([60, 75, 90]);
});

it('starts from three hours, or from the first time that yields a flight', () => {
  expect(usualTime(65)).toBe(180);
  expect(usualTime(500)).toBe(600);
  expect(usualTime(undefined)).toBe(180);
});
