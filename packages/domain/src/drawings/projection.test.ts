import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxAround, squeezeOf } from './map-box.ts';
import { gather, project, TURN, unwrap } from './projection.ts';
import { greatCirclePath } from './great-circle-path.ts';

const madrid = { lat: 40.47, lon: -3.56 };
const cancun = { lat: 21.04, lon: -86.87 };
const tokyo = { lat: 35.55, lon: 139.78 };
const honolulu = { lat: 21.32, lon: -157.92 };
const auckland = { lat: -37.01, lon: 174.79 };

const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
});

/** Numbers of a path as pairs. */
const pointsOf = (path: string) =>
  [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

test('north is up and west is left', () => {
  expect(project(madrid)).toEqual({ x: -71.2, y: -809.4 });
  expect(project({ lat: -20.43, lon: 57.68 }).y).toBeGreaterThan(0);
});

test('a great circle over the Atlantic bends towards the pole', () => {
  const points = pointsOf(greatCirclePath(madrid, cancun));
  expect(points[0]).toEqual([-71.2, -809.4]);
  expect(points.at(-1)).toEqual([-1737.4, -420.8]);
  expect(Math.min(...points.map(([, y]) => y))).toBeLessThan(-809.4);
});

test('a route over the antimeridian goes on beyond it instead of jumping back', () => {
  const points = pointsOf(greatCirclePath(tokyo, honolulu));
  const steps = points.slice(1).map(([x], i) => Math.abs(x - points[i]![0]));
  expect(Math.max(...steps)).toBeLessThan(400);
  expect(points.at(-1)![0]).toBeCloseTo((360 - 157.92) * 20, 0);
});

test('no two neighbours are ever more than half a turn apart', () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 20 }), (places) =>
      unwrap(places).every(({ lon }, i, all) => i === 0 || Math.abs(lon - all[i - 1]!.lon) <= 180.000001),
    ),
  );
});

test('a network on both sides of the antimeridian holds together', () => {
  const lons = gather([auckland, honolulu, tokyo]).map(({ lon }) => lon);
  expect(lons).toEqual([174.79, 360 - 157.92, 139.78]);
  expect(gather([madrid, cancun])).toEqual([madrid, cancun]);
});

test('gathered places span no more than they did, and stay where they were on the globe', () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 20 }), (places) => {
      const span = (list: typeof places) =>
        Math.max(...list.map(({ lon }) => lon)) - Math.min(...list.map(({ lon }) => lon));
      const gathered = gather(places);
      expect(span(gathered)).toBeLessThanOrEqual(span(places) + 1e-9);
      gathered.forEach(({ lon }, i) => expect(Math.abs((lon - places[i]!.lon) % 360)).toBeLessThan(1e-9));
    }),
  );
});

test('a box holds its points, takes its shape by the squeeze and never shows less than a region', () => {
  const points = [madrid, cancun].map(project);
  const box = boxAround(points, { aspect: 2 });
  for (const { x, y } of points) {
    expect(x).toBeGreaterThan(box.x);
    expect(x).toBeLessThan(box.x + box.width);
    expect(y).toBeGreaterThan(box.y);
    expect(y).toBeLessThan(box.y + box.height);
  }
  expect(squeezeOf(box, 2)).toBeCloseTo(Math.cos((30.755 * Math.PI) / 180), 6);
  expect(boxAround([project(madrid)], { leastDegrees: 16, aspect: 2 }).height).toBe(8 * 20);
});

test('a route round the world shows the whole world once, from pole to pole', () => {
  const box = boxAround([
    { x: -70, y: -800 },
    { x: TURN - 70, y: -800 },
  ]);
  expect(box.height).toBe(172 * 20);
  expect(box.width).toBeGreaterThan(TURN);
  expect(box.width).toBeLessThan(1.2 * TURN);
  expect(squeezeOf(box, 16 / 9)).toBeLessThan(1);
});

test('any places lie inside their box, and the box between the poles', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({ lat: fc.double({ min: -85, max: 85, noNaN: true }), lon: place.map(({ lon }) => lon) }),
        {
          minLength: 1,
          maxLength: 12,
        },
      ),
      (places) => {
        const points = gather(places).map(project);
        const box = boxAround(points);
        expect(box.y).toBeGreaterThanOrEqual(-86 * 20 - 1e-6);
        expect(box.y + box.height).toBeLessThanOrEqual(86 * 20 + 1e-6);
        for (const { x, y } of points) {
          expect(x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height).toBe(true);
        }
      },
    ),
  );
});
