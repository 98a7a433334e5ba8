import { TOUR_ASPECT } from '@va/domain/drawings/map-box.ts';
import { expect, it } from 'vitest';
import { tourShape } from './tour-shape.ts';

const at = (lat: number, lon: number) => ({ lat, lon });

const ABOVE = { aspect: TOUR_ASPECT, beside: false };

it.each([
  [
    'from Madrid to Svalbard',
    [at(40.5, -3.6), at(60.2, 11.1), at(78.2, 15.5)],
    { aspect: 3 / 4, beside: true },
  ],
  [
    'through all of Spain',
    [at(40.5, -3.6), at(43.3, -8.4), at(41.3, 2.1), at(27.9, -15.4)],
    { aspect: 8 / 9, beside: true },
  ],
  ['round the world', [at(40.5, -3.6), at(35, 140), at(33.9, -118.4), at(40.5, -3.6)], ABOVE],
  ['over the antimeridian', [at(-17, 177), at(-14, -171)], ABOVE],
  ['along the antimeridian', [at(-17, 179), at(52, -179)], { aspect: 3 / 4, beside: true }],
  ['that comes back to where it began', [at(40.5, -3.6), at(40.5, -3.6)], ABOVE],
  ['without a stage', [], ABOVE],
])('gives the map of a tour %s the shape and the place in which it can be read', (_, places, shape) => {
  const stages = places.slice(1).map((arr, index) => ({ dep: places[index] ?? arr, arr }));
  expect(tourShape(stages)).toEqual(shape);
});
