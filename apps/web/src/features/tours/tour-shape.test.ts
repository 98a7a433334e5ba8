import { TOUR_ASPECT } from '@va/domain/drawings/map-box.ts';
import { expect, it } from 'vitest';
import { tourShape } from './tour-shape.ts';

const at = (lat: number, lon: number) => ({ lat, lon });

it.each([
  ['from Madrid to Svalbard', [at(40.5, -3.6), at(60.2, 11.1), at(78.2, 15.5)], 1],
  ['round the world', [at(40.5, -3.6), at(35, 140), at(33.9, -118.4), at(40.5, -3.6)], TOUR_ASPECT],
  ['over the antimeridian', [at(-17, 177), at(-14, -171)], TOUR_ASPECT],
  ['along the antimeridian', [at(-17, 179), at(52, -179)], 1],
  ['that comes back to where it began', [at(40.5, -3.6), at(40.5, -3.6)], TOUR_ASPECT],
  ['without a stage', [], TOUR_ASPECT],
])('gives a tour %s the shape in which it can be read', (_, places, shape) => {
  const stages = places.slice(1).map((arr, index) => ({ dep: places[index] ?? arr, arr }));
  expect(tourShape(stages)).toBe(shape);
});
