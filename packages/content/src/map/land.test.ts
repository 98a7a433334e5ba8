// @vitest-environment node
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { airportsSchema } from '@va/schemas/content/airports.ts';
import { boxAround } from '@va/domain/drawings/map-box.ts';
import { project, TURN, type MapPoint } from '@va/domain/drawings/projection.ts';
import { landPath } from './land.ts';

const airports = airportsSchema.parse(
  parse(readFileSync(new URL('../../../../content/airports.yaml', import.meta.url), 'utf8')),
);
const places = airports.map(project);
const options = { box: boxAround(places), fine: 1, coarse: 3, places, budget: 13_500 };
const path = landPath(options);

/** The rings of a path as points. */
function ringsOf(text: string): MapPoint[][] {
  return text
    .split('M')
    .slice(1)
    .map((ring) => {
      const numbers = [...ring.matchAll(/-?\d+/g)].map(([number]) => Number(number));
      let [x, y] = [numbers[0] ?? NaN, numbers[1] ?? NaN];
      const points = [{ x, y }];
      for (let i = 2; i + 1 < numbers.length; i += 2) {
        x += numbers[i]!;
        y += numbers[i + 1]!;
        points.push({ x, y });
      }
      return points;
    });
}

/** Distance of a point from a segment. */
function distance(point: MapPoint, a: MapPoint, b: MapPoint): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / length;
  const t = Math.min(1, Math.max(0, part));
  return Math.hypot(point.x - a.x - t * dx, point.y - a.y - t * dy);
}

/** Whether a point is on land (even-odd), or within 0.15° of a coast. */
function isAshore(point: MapPoint, rings: readonly MapPoint[][]): boolean {
  const inside = rings.filter((ring) =>
    ring.reduce((odd, a, i) => {
      const b = ring[(i + 1) % ring.length]!;
      const crosses =
        a.y > point.y !== b.y > point.y && point.x < a.x + ((point.y - a.y) / (b.y - a.y)) * (b.x - a.x);
      return crosses ? !odd : odd;
    }, false),
  );
  return (
    inside.length % 2 === 1 ||
    rings.some((ring) => ring.some((a, i) => distance(point, a, ring[(i + 1) % ring.length]!) < 3))
  );
}

describe('the network', () => {
  const rings = ringsOf(path);

  test.each(airports.map((airport) => [airport.icao, airport] as const))('%s is not at sea', (_, airport) => {
    expect(isAshore(project(airport), rings)).toBe(true);
  });

  test('the middle of the Atlantic is', () => {
    expect(isAshore(project({ lat: 30, lon: -45 }), rings)).toBe(false);
  });

  test('the land is cropped to its box', () => {
    const { x, y, width, height } = options.box;
    for (const point of rings.flat()) {
      expect(
        point.x >= x - 1 && point.x <= x + width + 1 && point.y >= y - 1 && point.y <= y + height + 1,
      ).toBe(true);
    }
  });

  test('it costs no more than it may, and a smaller budget makes a simpler coast', () => {
    expect(brotliCompressSync(path).length).toBeLessThanOrEqual(13_500);
    const small = landPath({ ...options, budget: 3000 });
    expect(brotliCompressSync(small).length).toBeLessThanOrEqual(3000);
    expect(small.length).toBeLessThan(path.length);
  });

  test('it is the same every time', () => {
    expect(landPath(options)).toBe(path);
  });

  test('a budget that cannot be met is refused', () => {
    expect(() => landPath({ ...options, budget: 10 })).toThrow(RangeError);
  });
});

test('land on both sides of the antimeridian stands in a box that crosses it', () => {
  const box = { x: 150 * 20, y: -75 * 20, width: 60 * 20, height: 140 * 20 };
  const rings = ringsOf(landPath({ box, fine: 2, coarse: 6, places: [], budget: 20_000 }));
  expect(isAshore(project({ lat: 66, lon: 175 }), rings)).toBe(true);
  expect(isAshore(project({ lat: 66, lon: 185 }), rings)).toBe(true);
  expect(isAshore(project({ lat: 64, lon: 205 }), rings)).toBe(true);
});

test('Antarctica is whole: no coast runs across the map', () => {
  const box = { x: -TURN / 2, y: -86 * 20, width: TURN, height: 172 * 20 };
  const rings = ringsOf(landPath({ box, fine: 6, coarse: 12, places: [], budget: 20_000 }));
  for (const lon of [-110, 0, 30, 60, 100, 140])
    expect(isAshore(project({ lat: -84, lon }), rings)).toBe(true);
  for (const lon of [-120, 20, 100]) expect(isAshore(project({ lat: -58, lon }), rings)).toBe(false);
});
