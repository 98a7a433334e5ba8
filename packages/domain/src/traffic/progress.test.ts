import { describe, expect, it } from 'vitest';
import { minutesUntil, progressOf, type Place } from './progress.ts';

// Aviation Formulary (E. Williams), worked example: LAX to JFK is 2144 NM by the great circle.
const LAX: Place = { icao: 'KLAX', name: 'Los Ángeles', lat: 33.95, lon: -118.4 };
const JFK: Place = { icao: 'KJFK', name: 'Nueva York', lat: 40.633333, lon: -73.783333 };
// On both sides of the antimeridian.
const NADI: Place = { icao: 'NFFN', name: 'Nadi', lat: -17.755, lon: 177.443 };
const APIA: Place = { icao: 'NSFA', name: 'Apia', lat: -13.83, lon: -172.008 };
const places = new Map([LAX, JFK, NADI, APIA].map((place) => [place.icao, place]));

const at = (
  { lat, lon }: { lat: number; lon: number },
  route: { departure?: string; arrival?: string },
  groundSpeedKt = 480,
) => ({
  lat,
  lon,
  departure: route.departure,
  arrival: route.arrival,
  groundSpeedKt,
  seenAt: Date.UTC(2026, 2, 5, 12),
});

describe('progress of a flight', () => {
  it('has all of the way before it at its departure', () => {
    const { flownNm, toGoNm, fraction } = progressOf(at(LAX, { departure: 'KLAX', arrival: 'KJFK' }), places);
    expect(flownNm).toBe(0);
    expect(toGoNm).toBeCloseTo(2144, -1);
    expect(fraction).toBe(0);
  });

  it('arrives after the distance to go at its present speed', () => {
    const { toGoNm, arrivesAt } = progressOf(at(LAX, { departure: 'KLAX', arrival: 'KJFK' }, 480), places);
    const hours = (Number(arrivesAt) - Date.UTC(2026, 2, 5, 12)) / 3_600_000;
    expect(hours).toBeCloseTo(Number(toGoNm) / 480, 6);
    expect(hours).toBeCloseTo(4.47, 1);
  });

  it('goes the short way over the antimeridian', () => {
    const middle = { lat: -15.9, lon: -177.2 };
    const { flownNm, toGoNm, fraction } = progressOf(
      at(middle, { departure: 'NFFN', arrival: 'NSFA' }),
      places,
    );
    expect(Number(flownNm) + Number(toGoNm)).toBeLessThan(660);
    expect(fraction).toBeCloseTo(0.5, 1);
  });

  it('knows nothing of airports that the portal does not know, nor of a flight without a plan', () => {
    const unknown = progressOf(at(LAX, { departure: 'ZZZZ', arrival: 'KJFK' }), places);
    expect(unknown).toMatchObject({ departure: undefined, flownNm: undefined, fraction: undefined });
    expect(unknown.toGoNm).toBeGreaterThan(2000);
    expect(progressOf(at(LAX, {}), places)).toMatchObject({
      arrival: undefined,
      toGoNm: undefined,
      arrivesAt: undefined,
    });
  });

  it.each([
    ['standing', 0],
    ['rolling', 20],
    ['so slowly that it would take days', 61],
  ])('estimates no arrival %s', (_, speed) => {
    expect(progressOf(at(LAX, { arrival: 'KJFK' }, speed), places).arrivesAt).toBeUndefined();
  });

  it('has no part done where it ends where it began', () => {
    expect(
      progressOf(at(JFK, { departure: 'KLAX', arrival: 'KLAX' }), places).fraction,
      'a local flight',
    ).toBeUndefined();
  });
});

it('counts whole minutes and never below none', () => {
  expect(minutesUntil(90_000, 0)).toBe(2);
  expect(minutesUntil(0, 90_000)).toBe(0);
});
