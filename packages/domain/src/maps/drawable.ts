/** Reported positions that no map can show. Pure. */
import type { Position } from '../great-circle.ts';
import { FARTHEST_LAT } from './mercator.ts';

/** `nowhere`: no position at all; `pole`: further north or south than the map reaches; null: it can be drawn. */
export type Undrawable = 'nowhere' | 'pole' | null;

/**
 * Why a position can't be drawn; null if it can. Simulators report exactly 0° 0° from their menu, and no airport is
 * there; a position that is no number or off the globe is «nowhere» too.
 */
export function undrawable({ lat, lon }: Position): Undrawable {
  if (!Number.isFinite(lat) || !Number.isFinite(lon) || Math.abs(lat) > 90 || (lat === 0 && lon === 0))
    return 'nowhere';
  return Math.abs(lat) > FARTHEST_LAT ? 'pole' : null;
}
