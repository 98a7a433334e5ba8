import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groundByAltitude } from './ground-by-altitude.ts';
import { isOnGround } from './ground-states.ts';
import type { TelemetryPoint } from './telemetry-point.ts';

const MADRID = { lat: 40.4719, lon: -3.5626, elevationFt: 1998 };
const NOWHERE_NEAR = { lat: 30, lon: -40 };
const at = (place: { lat: number; lon: number }, altFt: number | null, gsKt: number | null = null) => ({
  lat: place.lat,
  lon: place.lon,
  altFt,
  gsKt,
});
const elevations = fc.integer({ min: -1300, max: 15_000 });
/** Within 5 NM of a field. */
const nearby = fc.record({
  lat: fc.double({ min: -0.05, max: 0.05, noNaN: true }),
  lon: fc.double({ min: -0.05, max: 0.05, noNaN: true }),
});

test.each([
  ['stands at Madrid', at(MADRID, 2010), true],
  ['stands at Madrid, below its highest point', at(MADRID, 1890), true],
  ['climbs out of Madrid', at(MADRID, 2600), false],
  ['climbs out of Madrid: its speed tells better', at(MADRID, 2600, 150), null],
  ['hovers far above Madrid', at(MADRID, 6000, 20), false],
  ['stands at Madrid by a pressure altitude', at(MADRID, 3400, 0), null],
  ['as high as Madrid, away from it', at(NOWHERE_NEAR, 2000), null],
  ['above all airports', at(NOWHERE_NEAR, 33_000), false],
  ['without an altitude', at(MADRID, null), null],
])('an aircraft that %s', (_, point, wanted) => {
  expect(groundByAltitude(point, [MADRID])).toBe(wanted);
});

test('a field of unknown height is none, and of two fields the nearer counts', () => {
  const unknown = { ...MADRID, elevationFt: null };
  expect(groundByAltitude(at(MADRID, 2000), [unknown])).toBeNull();
  const higher = { lat: MADRID.lat + 0.05, lon: MADRID.lon, elevationFt: 5000 };
  expect(groundByAltitude(at(MADRID, 4900), [higher, MADRID])).toBe(false);
});

test('whoever taxies is on the ground, whatever the field’s height and however wrong the altimeter within 2000 ft', () => {
  const wrong = fc.integer({ min: -2000, max: 2000 });
  const speeds = fc.double({ min: 0, max: 59, noNaN: true });
  fc.assert(
    fc.property(elevations, wrong, speeds, nearby, (elevationFt, error, gsKt, place) => {
      const field = { ...place, elevationFt };
      const point = at({ lat: 0, lon: 0 }, elevationFt + error, gsKt);
      const onGround = groundByAltitude(point, [field]);
      expect(isOnGround({ ...point, onGround, aglFt: null } as TelemetryPoint)).toBe(true);
    }),
  );
});

test('whoever is more than 2000 ft above the field, or above all fields, is in the air at any speed', () => {
  const speeds = fc.option(fc.double({ min: 0, max: 700, noNaN: true }));
  const heights = fc.integer({ min: 2001, max: 60_000 });
  fc.assert(
    fc.property(elevations, heights, speeds, nearby, (elevationFt, height, gsKt, place) => {
      const field = { ...place, elevationFt };
      expect(groundByAltitude(at({ lat: 0, lon: 0 }, elevationFt + height, gsKt), [field])).toBe(false);
      expect(groundByAltitude(at(NOWHERE_NEAR, 15_000 + height, gsKt), [field])).toBe(false);
    }),
  );
});

test('higher never is on the ground where lower is in the air', () => {
  const altitudes = fc.integer({ min: -2000, max: 60_000 });
  fc.assert(
    fc.property(elevations, altitudes, altitudes, fc.boolean(), (elevationFt, one, other, still) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)].map((altFt) =>
        groundByAltitude(at(MADRID, altFt, still ? 0 : null), [{ ...MADRID, elevationFt }]),
      );
      if (low === false) expect(high).toBe(false);
      if (high === true) expect(low).toBe(true);
    }),
  );
});
