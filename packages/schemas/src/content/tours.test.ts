import { expect, it } from 'vitest';
import { tourSchema } from './tours.ts';

const { routePath } = tourSchema.shape;

it('takes an address under the tours, which is what the portal can reach', () => {
  expect(routePath.safeParse('/eventos/tours/vuelta-2027').success).toBe(true);
});

it.each(['/eventos/vuelta', '/vuelta', '/eventos/tours/', '/eventos/tours/Vuelta', '/eventos/tours/a/b'])(
  'refuses «%s», which no page would answer',
  (address) => {
    expect(routePath.safeParse(address).success).toBe(false);
  },
);
