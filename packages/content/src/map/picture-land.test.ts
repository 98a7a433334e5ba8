// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { airportsSchema } from '@va/schemas/content/airports.ts';
import { routesSchema } from '@va/schemas/content/routes.ts';
import { toursSchema } from '@va/schemas/content/tours.ts';
import { NETWORK_ASPECT } from '@va/domain/maps/aspects.ts';
import { greatCircle } from '@va/domain/drawings/great-circle-path.ts';
import { squeezeOf, TOUR_ASPECT, type MapBox } from '@va/domain/drawings/map-box.ts';
import { airportBox, tourBox, LONGEST_EDGE_PX, PICTURE_PX, pictureLand } from './picture-land.ts';

const read = (name: string): unknown =>
  parse(readFileSync(new URL(`../../../../content/${name}.yaml`, import.meta.url), 'utf8'));
const airports = airportsSchema.parse(read('airports'));
const tours = toursSchema.parse(read('tours'));
const pairs = routesSchema.parse(read('routes')).map(({ between }) => between);

/** Lengths in CSS pixels of the straight edges of a path that do not run along the edge of its box. */
function edgesOf(path: string, box: MapBox, aspect: number): number[] {
  const [squeeze, scale] = [squeezeOf(box, aspect), PICTURE_PX / (box.height * aspect)];
  const onEdge = (value: number, low: number, size: number) =>
    Math.abs(value - low) < 1 || Math.abs(value - low - size) < 1;
  return path
    .split('M')
    .slice(1)
    .flatMap((ring) => {
      const numbers = [...ring.matchAll(/-?(?:\d*\.\d+|\d+)/g)].map(([number]) => Number(number));
      let [x, y] = [numbers[0] ?? NaN, numbers[1] ?? NaN];
      const lengths: number[] = [];
      for (let i = 2; i + 1 < numbers.length; i += 2) {
        const [fromX, fromY] = [x, y];
        x += numbers[i]!;
        y += numbers[i + 1]!;
        const along = onEdge(x, box.x, box.width) && onEdge(fromX, box.x, box.width);
        const across = onEdge(y, box.y, box.height) && onEdge(fromY, box.y, box.height);
        if (!along && !across) lengths.push(Math.hypot((x - fromX) * squeeze, y - fromY) * scale);
      }
      return lengths;
    });
}

/**
 * The first of each file, which are the sample airline's. For places added later this cannot be promised: Natural Earth itself draws
 * the straight beach south of Oporto with one edge of 40.6 px.
 */
describe('no straight edge along a coast is longer than 40 px', () => {
  test.each(tours.slice(0, 5).map((tour) => [tour.id, tour] as const))('tour %s', (_, { stops }) => {
    const box = tourBox(stops);
    const path = pictureLand(box, TOUR_ASPECT, 9000);
    expect(Math.max(...edgesOf(path, box, TOUR_ASPECT))).toBeLessThanOrEqual(LONGEST_EDGE_PX);
  });

  test.each(airports.slice(0, 21).map((airport) => [airport.icao, airport] as const))(
    'airport %s',
    (_, airport) => {
      const box = airportBox(airport, airports, pairs);
      const path = pictureLand(box, NETWORK_ASPECT, 9000);
      expect(Math.max(...edgesOf(path, box, NETWORK_ASPECT))).toBeLessThanOrEqual(LONGEST_EDGE_PX);
    },
  );
});

test('the two short routes of LEPA take at least a third of its map', () => {
  const lepa = airports.find(({ icao }) => icao === 'LEPA')!;
  const box = airportBox(lepa, airports, pairs);
  const arcs = pairs
    .filter((pair) => pair.includes('LEPA'))
    .flatMap((pair) => {
      const [from, to] = pair.map((code) => airports.find(({ icao }) => icao === code)!);
      return greatCircle(from!, to!);
    });
  const xs = arcs.map(({ x }) => x);
  expect((Math.max(...xs) - Math.min(...xs)) / box.width).toBeGreaterThanOrEqual(1 / 3);
});
