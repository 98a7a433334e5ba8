// @vitest-environment node
import { recordOf } from '@va/testing/golden-flights/build-flight.ts';
import { expect, test } from 'vitest';
import { onePerMinute, thinForZoom } from './thin-for-zoom.ts';

const { points } = recordOf({});

test('one point a minute, with both ends', () => {
  const thin = onePerMinute(points);
  expect(thin).toHaveLength(39);
  expect([thin[0], thin.at(-1)]).toEqual([points[0], points.at(-1)]);
  expect(onePerMinute(thin)).toEqual(thin);
});

test('a straight flight needs few points, more the closer one looks', () => {
  const [far, near] = [thinForZoom(points, 4), thinForZoom(points, 14)];
  expect(far.length).toBeLessThan(6);
  expect(near.length).toBeGreaterThan(far.length);
  expect(near.length).toBeLessThan(60);
});

test('the date line is no detour', () => {
  const across = [179.5, 179.9, -179.7, -179.3].map((lon) => ({ lat: 10, lon }));
  expect(thinForZoom(across, 8)).toEqual([across[0], across[3]]);
});

test('nothing and one point stay what they are', () => {
  expect(thinForZoom([], 5)).toEqual([]);
  expect(thinForZoom([{ lat: 1, lon: 2 }], 5)).toHaveLength(1);
});
