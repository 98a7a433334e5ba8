import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hectopascalsOfInches,
  inchesOfHectopascals,
  knotsOfKilometresPerHour,
  knotsOfMetresPerSecond,
  metresOfFeet,
  metresOfStatuteMiles,
  statuteMilesOfMetres,
} from './units.ts';

describe('published equivalents', () => {
  it('1 kt is 0.514 444 m/s and 1.852 km/h (ICAO Annex 5, table 3-3)', () => {
    expect(knotsOfMetresPerSecond(0.514444)).toBeCloseTo(1, 5);
    expect(knotsOfKilometresPerHour(1.852)).toBeCloseTo(1, 12);
  });

  it('1 ft is 0.3048 m (ICAO Annex 5, table 3-3)', () => {
    expect(metresOfFeet(1)).toBe(0.3048);
    // ICAO Doc 7488: the tropopause of the standard atmosphere, 11 000 m, is 36 089 ft.
    expect(metresOfFeet(36_089)).toBeCloseTo(11_000, 0);
  });

  it('the standard atmosphere has 1013.25 hPa or 29.92 inHg at sea level (ICAO Doc 7488)', () => {
    expect(inchesOfHectopascals(1013.25)).toBeCloseTo(29.92, 2);
    expect(hectopascalsOfInches(29.92)).toBeCloseTo(1013.2, 1);
  });

  it('1 statute mile is 1609.344 m (NIST SP 811, appendix B)', () => {
    expect(metresOfStatuteMiles(1)).toBe(1609.344);
    // FMH-1, table 6-1: 5 statute miles are reported where others report 8000 m.
    expect(metresOfStatuteMiles(5)).toBeCloseTo(8047, 0);
  });
});

it('there and back is where one was', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (value) => {
      expect(hectopascalsOfInches(inchesOfHectopascals(value))).toBeCloseTo(value, 6);
      expect(metresOfStatuteMiles(statuteMilesOfMetres(value))).toBeCloseTo(value, 6);
    }),
  );
});
