import { expect, it } from 'vitest';
import { tourSchema } from './tours.ts';

const { editions, routePath } = tourSchema.shape;

it('takes an address under the tours, which is what the portal can reach', () => {
  expect(routePath.safeParse('/eventos/tours/vuelta-2027').success).toBe(true);
});

it.each(['/eventos/vuelta', '/vuelta', '/eventos/tours/', '/eventos/tours/Vuelta', '/eventos/tours/a/b'])(
  'refuses «%s», which no page would answer',
  (address) => {
    expect(routePath.safeParse(address).success).toBe(false);
  },
);

it('takes editions that follow one another, and says which of two overlap', () => {
  const messages = (...some: object[]) =>
    editions.safeParse(some).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const first = { n: 1, from: '2026-01-01', until: '2026-06-30' };
  expect(messages(first, { n: 2, from: '2026-07-01' })).toBeUndefined();
  expect(messages(first, { n: 2, from: '2026-06-30' })).toEqual([
    '1.from: la edición 2 empieza antes de que acabe la 1 (2026-06-30): cambia una de las dos fechas',
  ]);
  expect(messages({ n: 1, from: '2026-01-01' }, { n: 2, from: '2027-01-01' })).toEqual([
    '1.from: la edición 1 no tiene último día: ponle «until» antes de que empiece la 2',
  ]);
  expect(messages({ ...first, until: '2025-12-31' })).toEqual([
    '0.until: acaba antes de empezar: escribe un día posterior',
  ]);
});
