import type { Position } from '@va/domain/great-circle.ts';
import { mercator, type MercatorPoint } from '@va/domain/maps/mercator.ts';
import type { Shown } from './paint-over.ts';

/** No nearer than this to begin with: a flight at its gate is shown with its surroundings. Metres a pixel, zoom 9. */
const NEAREST = 156_543 / 2 ** 9;

/** What is kept free beside the places, CSS pixels: for their marks and names, on the right for the buttons, below for the scale. */
const MARGINS = { left: 32, right: 76, top: 24, bottom: 46 } as const;

/**
 * The middle and the scale that show all places in a map of so many CSS pixels, clear of its buttons; undefined without
 * any. Longitudes are taken as they are: gathered, so that the widest gap lies outside.
 */
export function viewFor(
  places: readonly Position[],
  width: number,
  height: number,
): { center: MercatorPoint; resolution: number } | undefined {
  if (places.length === 0 || width === 0 || height === 0) return undefined;
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const place of places) {
    const [x, y] = mercator(place);
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [bottom, top] = [Math.min(bottom, y), Math.max(top, y)];
  }
  const room = (size: number, margins: number) => Math.max(size / 3, size - margins);
  const resolution = Math.max(
    NEAREST,
    (right - left) / room(width, MARGINS.left + MARGINS.right),
    (top - bottom) / room(height, MARGINS.top + MARGINS.bottom),
  );
  // Between the margins, and not in the middle of the map.
  const aside = (few: number, many: number) => ((many - few) / 2) * resolution;
  return {
    center: [
      (left + right) / 2 + aside(MARGINS.left, MARGINS.right),
      (bottom + top) / 2 + aside(MARGINS.bottom, MARGINS.top),
    ],
    resolution,
  };
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
