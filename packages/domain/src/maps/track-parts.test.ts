import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bow, trackParts } from './track-parts.ts';

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
