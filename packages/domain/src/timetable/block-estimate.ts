/** Estimates block times for pairs whose route gives none. */
import { distanceKm, initialBearing, KM_PER_NM, type Position } from '../great-circle.ts';
import type { BlockRules } from './timetable-input.ts';

/** Block times are given to this many minutes. */
const STEP = 5;

/** How far east a great circle leads on average, −1 to 1; its first and last course have equal weight. */
export function eastward(from: Position, to: Position): number {
  const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
  return (sin(initialBearing(from, to)) + sin(initialBearing(to, from) + 180)) / 2;
}

/**
 * Minutes from chock to chock, a multiple of five.
 * @param tasKt cruise of the type, knots true airspeed
 */
export function estimateBlock(from: Position, to: Position, tasKt: number, rules: BlockRules): number {
  const km = distanceKm(from, to);
  const way = (km / KM_PER_NM) * (km < rules.shortKm ? rules.shortDetour : rules.detour);
  const wind = km < rules.windKm ? rules.shortWindKt : rules.windKt;
  const groundSpeed = tasKt + wind * eastward(from, to);
  const minutes = (way / groundSpeed) * 60 + rules.groundMin;
  return Math.max(STEP, Math.round(minutes / STEP) * STEP);
}
