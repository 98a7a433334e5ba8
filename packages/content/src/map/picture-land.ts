/** The land of one picture: in pixels, with what would be too small to see left out. */
import { brotliCompressSync } from 'node:zlib';
import { UNITS_PER_DEGREE } from '@va/domain/drawings/projection.ts';
import type { MapBox } from '@va/domain/drawings/map-box.ts';
import { ringArea } from './ring-measures.ts';
import { simplifyRing } from './simplify-ring.ts';
import { ringsWithin } from './land-rings.ts';
import { STEP } from './land.ts';
import { ringPath } from './ring-path.ts';

/** Width of the widest picture, CSS pixels: the widest page has no more. */
export const PICTURE_PX = 1400;

/** No straight edge along a coast is longer, CSS pixels. */
export const LONGEST_EDGE_PX = 40;

/** How far a coast may stray, and islands that are not drawn, CSS pixels. */
const EVEN_PX = 0.9;

const LEAST_ISLAND_PX = 2.5;

/** Coasts of the finer file are needed where a degree is wider than this. CSS pixels. */
const FINE_FROM_PX = 30;

/**
 * The land of one picture as an SVG path: clipped to its box first, then simplified evenly for its scale. Simpler in
 * steps until it fits into `budget`, bytes after brotli; throws when it cannot.
 */
export function pictureLand(box: MapBox, aspect: number, budget: number): string {
  const unitsPerPx = (box.height * aspect) / PICTURE_PX;
  const fine = UNITS_PER_DEGREE / unitsPerPx > FINE_FROM_PX;
  const rings = ringsWithin(box, fine ? 'land-10m' : 'land-50m');
  const grain = unitsPerPx < 1 ? 0.1 : 1;
  for (let factor = 1; factor < 8; factor *= STEP) {
    const tolerance = EVEN_PX * factor * unitsPerPx;
    const least = (LEAST_ISLAND_PX * factor * unitsPerPx) ** 2;
    const path = rings
      .filter((ring) => ringArea(ring) >= least)
      .map((ring) =>
        ringPath(
          simplifyRing(ring, () => tolerance, LONGEST_EDGE_PX * 0.9 * unitsPerPx),
          grain,
        ),
      )
      .join('');
    if (brotliCompressSync(path).length <= budget) return path;
  }
  throw new RangeError(`The land of a picture does not fit into ${budget} bytes`);
}
