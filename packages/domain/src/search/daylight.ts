/** Tells whether the sun is up at a place. */
import { DAY_MS } from '../durations.ts';
import type { Position } from '../great-circle.ts';
import { getTimes } from 'suncalc';

/** Sunrise and sunset, milliseconds since 1970-01-01T00:00Z; the sun stays down if `from` is later. */
interface SunUp {
  from: number;
  until: number;
}

/**
 * Makes a function that tells whether the sun is up at a place and instant. It caches each day of a place, so that a
 * search through thousands of departures calculates a few hundred times.
 */
export function daylightOf(): (place: Position, instant: number) => boolean {
  const known = new Map<Position, Map<number, SunUp>>();
  const isUp = (place: Position, day: number, instant: number): boolean => {
    const days = known.get(place) ?? new Map<number, SunUp>();
    known.set(place, days);
    const sun = days.get(day) ?? dayAt(place, day);
    days.set(day, sun);
    return sun.from <= instant && instant <= sun.until;
  };
  return (place, instant) => {
    const day = Math.floor(instant / DAY_MS);
    // The solar day of a place begins up to half a day before or after that of UTC.
    return isUp(place, day, instant) || isUp(place, day - 1, instant) || isUp(place, day + 1, instant);
  };
}

function dayAt({ lat, lon }: Position, day: number): SunUp {
  const noon = day * DAY_MS + DAY_MS / 2;
  const { sunrise, sunset, alwaysUp, solarNoon } = getTimes(new Date(noon), lat, lon);
  if (sunrise !== null && sunset !== null) return { from: sunrise.getTime(), until: sunset.getTime() };
  const middle = solarNoon.getTime();
  return alwaysUp === true
    ? { from: middle - DAY_MS / 2, until: middle + DAY_MS / 2 }
    : { from: Infinity, until: -Infinity };
}
