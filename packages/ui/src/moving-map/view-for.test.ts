import { mercator } from '@va/domain/maps/mercator.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { onScreen } from './view-frame.ts';
import { viewFor, withinReach } from './view-for.ts';

/** The buttons, and the scale, with their distance from the edge, CSS pixels. */
const [BUTTONS_PX, SCALE_PX] = [52, 26];
const place = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
});

it('shows any places whole, and none of them under the buttons or the scale, in a map of any size', () => {
  fc.assert(
    fc.property(
      fc.array(place, { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 220, max: 2000 }),
      fc.integer({ min: 140, max: 1200 }),
      (places, width, height) => {
        const view = viewFor(places, width, height);
        if (!view) return expect(view).toBeDefined();
        for (const one of places) {
          const [x, y] = onScreen({ ...view, width, height, ratio: 1, atRest: true }, ...mercator(one));
          expect(x).toBeGreaterThan(20);
          expect(x).toBeLessThan(width - BUTTONS_PX - 10);
          expect(y).toBeGreaterThan(20);
          expect(y).toBeLessThan(height - SCALE_PX - 10);
        }
      },
    ),
  );
});

it.each([
  ['no place', [], 800, 600],
  ['a map without width', [{ lat: 40, lon: -3 }], 0, 600],
  ['a map without height', [{ lat: 40, lon: -3 }], 800, 0],
])('shows nothing of %s', (_, places, width, height) => {
  expect(viewFor(places, width, height)).toBeUndefined();
});

it('shows one place with its surroundings', () => {
  const view = viewFor([{ lat: 40, lon: -3 }], 800, 600);
  expect(view?.resolution).toBeCloseTo(156_543 / 2 ** 9);
});

it('hits the nearest within reach, a flight before a place at the same distance, and nothing beyond', () => {
  const shown = [
    { kind: 'place', id: 'LEMD', x: 100, y: 100 },
    { kind: 'flight', id: 'a', x: 104, y: 100 },
    { kind: 'flight', id: 'b', x: 130, y: 100 },
  ] as const;
  const hit = (x: number) => withinReach(shown, x, 100, 22)?.id;
  expect([102, 100, 120, 151, 153].map(hit)).toEqual(['a', 'a', 'b', 'b', undefined]);
});
