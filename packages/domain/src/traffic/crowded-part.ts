/** Which part of a map deserves a lens, and where the lens may stand. Everything in CSS pixels of the picture. Pure. */
import { extent, type MapBox } from '../drawings/map-box.ts';
import { around, contains, overlap } from '../drawings/boxes.ts';
import type { MapPoint } from '../drawings/projection.ts';

/** A lens: the part that it shows, and the corner in which it stands. */
export interface Lens {
  part: MapBox;
  corner: MapBox;
}

/** How much larger a lens shows its part: at least, and at most. */
const [LEAST_ZOOM, MOST_ZOOM] = [4, 12];
/** Part of the lens, each way, that the crowd takes where the zoom allows: the rest is for its blocks. */
const CROWD = 0.45;
/** Part of the picture that a lens takes, each way. */
const SHARE = 0.36;
/** Distance of a lens from the edges of the picture. */
const EDGE = 12;
/** Below this width of the picture a lens would show less than it hides. */
const LEAST_WIDTH = 520;

/**
 * The lens over the part where most aircraft without a place for their block fly, in the corner where nobody does;
 * undefined where no two fly close together, or none of the corners is free.
 * @param crowded the aircraft whose blocks found no place
 */
export function lensOver(
  crowded: readonly MapPoint[],
  aircraft: readonly MapPoint[],
  { width, height }: { width: number; height: number },
): Lens | undefined {
  if (width < LEAST_WIDTH) return undefined;
  const size = { width: width * SHARE, height: height * SHARE };
  const parts = crowded.map((at) => {
    const near = within(aircraft, around(at, size.width / LEAST_ZOOM, size.height / LEAST_ZOOM));
    const [left, right] = extent(near.map(({ x }) => x));
    const [top, bottom] = extent(near.map(({ y }) => y));
    const fitting = CROWD * Math.min(size.width / (right - left), size.height / (bottom - top));
    const zoom = Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, fitting));
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    const part = around(middle, size.width / zoom, size.height / zoom);
    return { part, held: within(aircraft, part).length };
  });
  const [best] = parts.filter(({ held }) => held > 1).toSorted((a, b) => b.held - a.held);
  if (!best) return undefined;
  const { part } = best;
  const corner = [EDGE, width - EDGE - size.width]
    .flatMap((x) => [height - EDGE - size.height, EDGE].map((y) => ({ x, y, ...size })))
    .find((one) => !overlap(one, part) && within(aircraft, one).length === 0);
  return corner && { part, corner };
}

function within(points: readonly MapPoint[], box: MapBox): MapPoint[] {
  return points.filter((point) => contains(box, point));
}
