import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  destinationPoint,
  distanceKm,
  distanceNm,
  greatCirclePoints,
  initialBearing,
  intermediatePoint,
  isFurtherApart,
  type Position,
} from './great-circle.ts';

const madrid: Position = { lat: 40.471926, lon: -3.56264 };

/** Haversine with R = 6371.0088 km, and the WGS84 ellipsoid (Vincenty), computed independently for these airports. */
const checkValues = [
  ['LEBL', { lat: 41.2971, lon: 2.07846 }, 482.93, 260.76, 484.1],
  ['LEPA', { lat: 39.551701, lon: 2.73881 }, 546.21, 294.93, 547.5],
  ['LPPT', { lat: 38.7813, lon: -9.13592 }, 512.88, 276.94, 513.88],
  ['UTNU', { lat: 41.58274, lon: 60.64338 }, 5257.5, 2838.82, 5270.95],
  ['KMCO', { lat: 28.429399, lon: -81.308998 }, 7026.7, 3794.11, 7040.8],
  ['MMUN', { lat: 21.040817, lon: -86.87347 }, 7960.94, 4298.56, 7973.75],
  ['FIMP', { lat: -20.430201, lon: 57.683601 }, 9264.58, 5002.47, 9248.93],
  ['VTBS', { lat: 13.6811, lon: 100.747002 }, 10193.42, 5504.01, 10206.81],
] as const;

/** Initial bearings out and back, whole degrees, from the same source. */
const bearings = [
  ['LEBL', { lat: 41.2971, lon: 2.07846 }, 77, 261],
  ['LEPA', { lat: 39.551701, lon: 2.73881 }, 99, 283],
  ['LPPT', { lat: 38.7813, lon: -9.13592 }, 250, 67],
  ['KMCO', { lat: 28.429399, lon: -81.308998 }, 286, 56],
] as const;

const position = fc.record({
  lat: fc.double({ min: -89, max: 89, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('distance', () => {
  it.each(checkValues)('LEMD–%s', (_icao, to, km, nm, ellipsoidKm) => {
    expect(Math.abs(distanceKm(madrid, to) - km)).toBeLessThan(0.05);
    expect(Math.abs(distanceNm(madrid, to) - nm)).toBeLessThan(0.05);
    expect(Math.abs(distanceKm(madrid, to) / ellipsoidKm - 1)).toBeLessThan(0.005);
  });

  it('is nothing to the same place and half the globe to its opposite', () => {
    expect(distanceKm(madrid, madrid)).toBe(0);
    expect(distanceKm({ lat: 0, lon: 0 }, { lat: 0, lon: 180 })).toBeCloseTo(20015.1, 1);
  });

  it('is the same both ways', () => {
    fc.assert(
      fc.property(position, position, (a, b) => {
        expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6);
      }),
    );
  });
});

describe('initialBearing', () => {
  it.each(bearings)('LEMD–%s', (_icao, to, out, back) => {
    expect(Math.round(initialBearing(madrid, to))).toBe(out);
    expect(Math.round(initialBearing(to, madrid))).toBe(back);
  });

  it.each([
    [{ lat: 10, lon: 0 }, 0],
    [{ lat: 0, lon: 10 }, 90],
    [{ lat: -10, lon: 0 }, 180],
    [{ lat: 0, lon: -10 }, 270],
  ])('from the origin to %o is %i', (to, bearing) => {
    expect(initialBearing({ lat: 0, lon: 0 }, to)).toBeCloseTo(bearing, 9);
  });
});

describe('intermediatePoint', () => {
  it('divides the way in the asked proportion', () => {
    const near = fc.record({
      lat: fc.double({ min: -60, max: 60, noNaN: true }),
      lon: fc.double({ min: -80, max: 80, noNaN: true }),
    });
    fc.assert(
      fc.property(near, near, fc.double({ min: 0, max: 1, noNaN: true }), (a, b, fraction) => {
        const way = distanceKm(a, b);
        fc.pre(way > 1);
        const point = intermediatePoint(a, b, fraction);
        expect(distanceKm(a, point)).toBeCloseTo(way * fraction, 3);
        expect(distanceKm(point, b)).toBeCloseTo(way * (1 - fraction), 3);
      }),
    );
  });

  it('crosses the antimeridian the short way', () => {
    const middle = intermediatePoint({ lat: 0, lon: 170 }, { lat: 0, lon: -170 }, 0.5);
    expect(Math.abs(middle.lon)).toBeCloseTo(180, 9);
  });

  it('stays where it is when both ends are the same place', () => {
    expect(intermediatePoint(madrid, madrid, 0.3)).toEqual(madrid);
  });
});

describe('greatCirclePoints', () => {
  it('begins and ends at the ends', () => {
    const points = greatCirclePoints(madrid, { lat: 13.6811, lon: 100.747002 }, 8);
    expect(points).toHaveLength(9);
    expect(distanceKm(points[0] as Position, madrid)).toBeLessThan(1e-6);
    expect(points[8]?.lon).toBeCloseTo(100.747002, 6);
  });
});

it('comes out as far away and on the course that it set out on', () => {
  const place = fc.record({
    lat: fc.double({ min: -80, max: 80, noNaN: true }),
    lon: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(
      place,
      fc.double({ min: 0, max: 359.9, noNaN: true }),
      fc.double({ min: 1, max: 900, noNaN: true }),
      (from, bearing, km) => {
        const to = destinationPoint(from, bearing, km);
        expect(distanceKm(from, to)).toBeCloseTo(km, 3);
        expect(Math.abs(((initialBearing(from, to) - bearing + 540) % 360) - 180)).toBeLessThan(0.01);
      },
    ),
  );
});

describe('further apart than so many miles', () => {
  const beside = fc.double({ min: -0.1, max: 0.1, noNaN: true });
  const near = fc
    .tuple(position, beside, beside)
    .map(([from, north, east]) => [from, { lat: from.lat + north, lon: from.lon + east }] as const);
  const miles = fc.oneof(
    fc.double({ min: 0, max: 12, noNaN: true }),
    fc.double({ min: 0, max: 11_000, noNaN: true }),
  );

  it('is what the distance says, of near places and of far ones', () => {
    fc.assert(
      fc.property(fc.oneof(near, fc.tuple(position, position)), miles, ([from, to], nm) => {
        const distance = distanceNm(from, to);
        expect(isFurtherApart(from, to, nm)).toBe(distance > nm);
        expect(isFurtherApart(from, to, distance)).toBe(false);
        expect(isFurtherApart(from, to, distance * 0.999_999 - 1e-9)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('goes the short way across the date line', () => {
    expect(isFurtherApart({ lat: 0, lon: 179.99 }, { lat: 0, lon: -179.99 }, 2)).toBe(false);
    expect(isFurtherApart({ lat: 0, lon: 179.9 }, { lat: 0, lon: -179.9 }, 2)).toBe(true);
  });
});
