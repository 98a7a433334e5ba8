/** Estimates the position of a flight between two reports. Pure. */
import { destinationPoint, KM_PER_NM, type Position } from '../great-circle.ts';
import type { MapFlight } from './map-scene.ts';

/** Longest time after its report for which a flight is moved on, milliseconds; its later course is unknown. */
export const LONGEST_MS = 60_000;
/** Slower than this a course means little, knots. */
const SLOWEST_KT = 30;

/** Whether a flight moves between its reports. */
export function movesOn({ moving, course, grounded, lost }: Omit<MovableFlight, 'lat' | 'lon'>): boolean {
  return moving !== undefined && course !== null && !grounded && !lost && moving.speedKt >= SLOWEST_KT;
}

type MovableFlight = Pick<MapFlight, 'lat' | 'lon' | 'moving' | 'course' | 'grounded' | 'lost'>;

/**
 * The reported position moved along its course at its speed, for at most a minute. A flight that is on the ground,
 * lost, too slow or without a course stays at the reported position.
 * @param now milliseconds since 1970
 */
export function movedOn(flight: MovableFlight, now: number): Position {
  const { lat, lon, moving, course } = flight;
  if (!moving || course === null || !movesOn(flight)) return { lat, lon };
  const elapsed = Math.min(LONGEST_MS, Math.max(0, now - moving.at));
  if (elapsed === 0) return { lat, lon };
  return destinationPoint({ lat, lon }, course, (moving.speedKt * KM_PER_NM * elapsed) / 3_600_000);
}
