import type { Position } from '@va/domain/great-circle.ts';
import { mercator, type MercatorPoint } from '@va/domain/maps/mercator.ts';
import type { Shown } from './paint-over.ts';

/** No nearer than this to begin with: a flight at its gate is shown with its surroundings. Metres a pixel, zoom 9. */
const NEAREST = 156_543 / 2 ** 9;

/**
 * The middle and the scale that show all places, with a margin in CSS pixels; undefined without any. Longitudes are taken
 * as they are: gathered, so that the widest gap lies outside.
 */
export function viewFor(
  places: readonly Position[],
  width: number,
  height: number,
  padding: number,
): { center: MercatorPoint; resolution: number } | undefined {
  if (places.length === 0 || width === 0 || height === 0) return undefined;
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const place of places) {
    const [x, y] = mercator(place);
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [bottom, top] = [Math.min(bottom, y), Math.max(top, y)];
  }
  const room = (size: number) => Math.max(size / 3, size - 2 * padding);
  const resolution = Math.max(NEAREST, (right - left) / room(width), (top - bottom) / room(height));
  return { center: [(left + right) / 2, (bottom + top) / 2], resolution };
}

/** The nearest of what is shown within reach of a pointer; a flight before anything else. */
export function withinReach(shown: readonly Shown[], x: number, y: number, reach: number): Shown | undefined {
  let best: Shown | undefined;
  let least = Infinity;
  for (const one of shown) {
    const far = Math.hypot(one.x - x, one.y - y) + (one.kind === 'flight' ? 0 : reach / 3);
    if (far <= reach && far < least) [best, least] = [one, far];
  }
  return best;
}
