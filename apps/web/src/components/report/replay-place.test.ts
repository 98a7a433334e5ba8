// @vitest-environment node
import { expect, it } from 'vitest';
import { replayPlace } from './replay-place.ts';

const point = (second: number, lat: number, lon: number, altFt: number | null = 1000) => ({
  at: new Date(second * 1000).toISOString(),
  lat,
  lon,
  altFt,
  iasKt: null,
  gsKt: 100 + second,
});

it.each([
  ['between two points', 5, { lat: 40.5, altFt: 1500, speedKt: 105 }],
  ['before the first', -60, { lat: 40, altFt: 1000, speedKt: 100 }],
  ['after the last', 600, { lat: 41, altFt: 2000, speedKt: 110 }],
])('%s', (_name, second, wanted) => {
  const points = [point(0, 40, -3), point(10, 41, -3, 2000)];
  expect(replayPlace(points, second * 1000)).toMatchObject({ ...wanted, lon: -3, course: 0 });
});

it('flies on over the date line, and takes what one of the points knows', () => {
  const place = replayPlace([point(0, 0, 179), point(10, 0, -179, null)], 5000);
  expect(place).toMatchObject({ lon: 180, altFt: 1000 });
  expect(place?.course).toBeCloseTo(90);
});

it('is nowhere without two points', () => {
  expect(replayPlace([point(0, 40, -3)], 0)).toBeNull();
  expect(replayPlace([], 0)).toBeNull();
});
