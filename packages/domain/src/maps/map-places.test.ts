/** The smaller rules of maps: projection, what can be drawn, tiles, and what is in sight first. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { undrawable, type MapFlight, type MapScene } from './map-scene.ts';
import { FARTHEST_LAT, latitudeAt, mercator, stretchAt, WORLD_M } from './mercator.ts';
import { framedScene } from './scene-frame.ts';
import { placesOf } from './scene-places.ts';
import { TILE_ZOOMS, tileKinds, tileNumber } from './tile-list.ts';

const flight = (id: string, lat: number, lon: number): MapFlight => ({
  id,
  name: id,
  detail: '',
  lat,
  lon,
  course: 90,
  grounded: false,
  lost: false,
  own: false,
});
const scene = (...flights: MapFlight[]): MapScene => ({ flights, lines: [], places: [] });

it('projects the world onto a square, and no place beyond it', () => {
  expect(mercator({ lat: 0, lon: 180 })[0]).toBeCloseTo(WORLD_M / 2);
  for (const lat of [FARTHEST_LAT, 89, 90]) expect(mercator({ lat, lon: 0 })[1]).toBeCloseTo(WORLD_M / 2, -2);
  expect(mercator({ lat: -90, lon: 0 })[1]).toBeCloseTo(-WORLD_M / 2, -2);
  fc.assert(
    fc.property(fc.double({ min: -85, max: 85, noNaN: true }), (lat) => {
      expect(latitudeAt(mercator({ lat, lon: 0 })[1])).toBeCloseTo(lat, 6);
      expect(stretchAt(lat)).toBeGreaterThanOrEqual(1);
    }),
  );
});

it.each([
  [0, 0, 'nowhere'],
  [NaN, 3, 'nowhere'],
  [40, Infinity, 'nowhere'],
  [91, 0, 'nowhere'],
  [89.9, 40, 'pole'],
  [-86, 40, 'pole'],
  [0, 0.001, null],
  [85, 180, null],
  [-85, -180, null],
])('says of %d %d whether it can be drawn: %s', (lat, lon, why) => {
  expect(undrawable({ lat, lon })).toBe(why);
});

it('counts the tiles of all zooms without a gap, and reads what each holds', () => {
  const numbers = new Set<number>();
  for (let z = 0; z < TILE_ZOOMS; z++)
    for (let x = 0; x < 2 ** z; x++) for (let y = 0; y < 2 ** z; y++) numbers.add(tileNumber(z, x, y));
  expect([numbers.size, Math.max(...numbers)]).toEqual([5461, 5460]);
  // The tiles 0/0/0, 1/0/0, 1/0/1 and 1/1/0: own, land, sea and own.
  const kindOf = tileKinds(Uint8Array.of(0b10_00_01_10));
  expect([kindOf(0, 0, 0), kindOf(1, 0, 0), kindOf(1, 0, 1), kindOf(1, 1, 0)]).toEqual([
    'own',
    'land',
    'sea',
    'own',
  ]);
  // Round the world, and beyond its edges.
  expect([kindOf(1, 2, 0), kindOf(1, -1, 0), kindOf(1, 0, 2), kindOf(7, 0, 0)]).toEqual([
    'land',
    'own',
    'sea',
    'sea',
  ]);
});

it('opens with flights on both sides of the antimeridian beside each other, and without those that are nowhere', () => {
  const flights = [flight('a', 30, 175), flight('b', 32, -170), flight('c', 0, 0), flight('d', 88, 10)];
  expect(placesOf(scene(...flights)).map(({ lon }) => lon)).toEqual([175, 190]);
  const framed = framedScene(scene(...flights), { aspect: 1.45 });
  expect(framed?.flights.map(({ of }) => of.id)).toEqual(['a', 'b']);
  for (const { at } of framed?.flights ?? []) {
    expect(at.x).toBeGreaterThan(framed!.box.x);
    expect(at.x).toBeLessThan(framed!.box.x + framed!.box.width);
  }
});

it('frames any flights without breaking, and nothing of an empty sky', () => {
  const anywhere = fc.record({
    lat: fc.oneof(fc.double({ min: -90, max: 90, noNaN: true }), fc.constantFrom(NaN, 0, 90, -90, 400)),
    lon: fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.constantFrom(0, 180, -180, Infinity)),
  });
  fc.assert(
    fc.property(fc.array(anywhere, { maxLength: 12 }), (places) => {
      const flights = places.map(({ lat, lon }, index) => ({
        ...flight(String(index), lat, lon),
        from: { lat: 40, lon: -3 },
      }));
      const framed = framedScene(scene(...flights), { aspect: 1.45 });
      const drawn = places.filter((one) => undrawable(one) === null).length;
      expect(framed?.flights.length ?? 0).toBe(drawn);
      const numbers = framed?.lines.flatMap(({ points }) => points.flatMap(({ x, y }) => [x, y])) ?? [];
      expect([...numbers, framed?.box.width ?? 1].every(Number.isFinite)).toBe(true);
    }),
  );
  expect(framedScene(scene(), { aspect: 1.45 })).toBeUndefined();
});
