/** Whether the sun is up somewhere. */
import { getPosition } from 'suncalc';

/** The upper edge of the sun on the horizon: sunrise and sunset; the library has corrected for refraction, degrees. */
const HORIZON = -0.267;

/** @param instant milliseconds since 1970-01-01T00:00Z */
export function inDaylight(place: { lat: number; lon: number }, instant: number): boolean {
  return getPosition(new Date(instant), place.lat, place.lon).altitude > HORIZON;
}
