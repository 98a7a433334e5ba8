/** Natural Earth's land as SVG paths, cropped and simplified when the portal is built. */
import { brotliCompressSync } from 'node:zlib';
import { TURN, UNITS_PER_DEGREE, type MapPoint } from '@va/domain/drawings/projection.ts';
import type { MapBox } from '@va/domain/drawings/map-box.ts';
import { ringArea, type Ring, type RingPoint, simplifyRing, ringPath } from './rings.ts';
import { ringsWithin } from './land-rings.ts';

/** Which land is drawn, and how finely. */
export interface LandOptions {
  /** Part of the map to keep, in units of the drawing. */
  box: MapBox;
  /** How far a simplified coast may stray near the places, in units of the drawing … */
  fine: number;
  /** … and far from them. */
  coarse: number;
  /** Airports: the coast about them is drawn finely, and no island that holds one is lost. */
  places: readonly MapPoint[];
  /** The size that the path may have, bytes after brotli; it is simplified until it fits. */
  budget: number;
}

/** From this distance on the coast is coarse; half of it away from a place it is still fine. Units. */
const FADE = 16 * UNITS_PER_DEGREE;

/** An island with an airport has it within this distance of its coast. Units. */
const ISLAND = 0.7 * UNITS_PER_DEGREE;

/** Each attempt to meet the budget simplifies this much more. */
export const STEP = 1.18;

/** A ring with what does not change between the attempts. */
interface PreparedRing {
  ring: Ring;
  /** Holds an airport. */
  island: boolean;
  /** For each point, 0 near a place to 1 far from all. */
  remoteness: Map<RingPoint, number>;
}

/** One SVG path of the land. Deterministic for equal options. Throws when the budget cannot be met. */
export function landPath({ box, fine, coarse, places, budget }: LandOptions): string {
  const rings = ringsWithin(box).map((ring) => prepared(ring, places));
  for (let factor = 1; factor < 40; factor *= STEP) {
    const path = rings.map((ring) => simplified(ring, fine * factor, coarse * factor)).join('');
    if (brotliCompressSync(path).length <= budget) return path;
  }
  throw new RangeError(`The land does not fit into ${budget} bytes`);
}

function prepared(ring: Ring, places: readonly MapPoint[]): PreparedRing {
  let nearest = Infinity;
  const remoteness = new Map<RingPoint, number>();
  for (const point of ring) {
    let near = Infinity;
    for (const { x, y } of places) near = Math.min(near, distanceAround(x - point[0], y - point[1]));
    nearest = Math.min(nearest, near);
    remoteness.set(point, Math.min(1, Math.max(0, (2 * near) / FADE - 1)));
  }
  return { ring, island: nearest < ISLAND, remoteness };
}

function simplified({ ring, island, remoteness }: PreparedRing, fine: number, coarse: number): string {
  const toleranceAt = (point: RingPoint) => fine + (coarse - fine) * (remoteness.get(point) ?? 1);
  if (island && ring.length < 24) return ringPath(ring);
  const [start] = ring;
  if (!start || (!island && ringArea(ring) < 3 * toleranceAt(start) ** 2)) return '';
  return ringPath(simplifyRing(ring, toleranceAt));
}

/** Distance on the map that goes round the world, so that both copies of a place count. */
function distanceAround(dx: number, dy: number): number {
  return Math.hypot(dx - TURN * Math.round(dx / TURN), dy);
}
