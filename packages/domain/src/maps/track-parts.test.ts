import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bow, trackParts, wayThrough } from './track-parts.ts';

const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
});

it('parts a track where it jumps, and leaves out what was nowhere', () => {
  const near = (lat: number) => ({ lat, lon: -3 });
  const track = [
    near(40),
    near(40.5),
    { lat: 0, lon: 0 },
    near(41),
    near(-30),
    near(-30.5),
    { lat: NaN, lon: 4 },
  ];
  expect(trackParts(track)).toEqual([
    [near(40), near(40.5), near(41)],
    [near(-30), near(-30.5)],
  ]);
  expect(trackParts([near(40)])).toEqual([]);
});

it('goes on over the antimeridian, both ways', () => {
  const places = [178, 179.5, -179, -177.5].map((lon) => ({ lat: 20, lon }));
  expect(trackParts(places)[0]?.map(({ lon }) => lon)).toEqual([178, 179.5, 181, 182.5]);
  expect(trackParts(places.toReversed())[0]?.map(({ lon }) => lon)).toEqual([-177.5, -179, -180.5, -182]);
});

it('draws a way between any two places without a step of more than half a turn', () => {
  fc.assert(
    fc.property(place, place, (from, to) => {
      const way = bow(from, to);
      for (const [index, { lat, lon }] of way.entries()) {
        expect(Number.isFinite(lat) && Number.isFinite(lon)).toBe(true);
        expect(Math.abs(lon - (way[index - 1]?.lon ?? lon))).toBeLessThanOrEqual(180);
      }
    }),
  );
});

it('leads a planned way over its points, bowed where they are far apart', () => {
  const [from, over, to] = [
    { lat: 40, lon: -3 },
    { lat: 40.5, lon: -4 },
    { lat: 45, lon: -60 },
  ];
  const way = wayThrough([from, over, { lat: 0, lon: 0 }, to]);
  expect(way.slice(0, 2)).toEqual([from, over]);
  expect(way.at(-1)).toEqual(to);
  expect(Math.max(...way.map(({ lat }) => lat))).toBeGreaterThan(46);
  // No leg that a recorded track would be parted at.
  expect(trackParts(way)).toHaveLength(1);
  expect([wayThrough([]), wayThrough([from]), wayThrough([from, { lat: 91, lon: 0 }])]).toEqual([[], [], []]);
});

it('goes on over the antimeridian by plan', () => {
  const way = wayThrough([178, -179].map((lon) => ({ lat: 20, lon })));
  expect(way.at(-1)?.lon).toBe(181);
});
