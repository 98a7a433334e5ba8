/** Tests how boxes of a drawing lie to each other and to lines. Pure. */
import type { MapBox } from './map-box.ts';
import type { MapPoint } from './projection.ts';

export interface Line {
  from: MapPoint;
  to: MapPoint;
}

/** A box of this size around its middle. */
export function around({ x, y }: MapPoint, width: number, height: number): MapBox {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Whether a point is inside a box; its edge is outside. */
export function contains(box: MapBox, { x, y }: MapPoint): boolean {
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
}

/** Whether a box lies completely within another. */
export function holdsBox(outer: MapBox, inner: MapBox): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/** Whether two boxes share more than an edge. */
export function overlap(a: MapBox, b: MapBox): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Whether a leader line crosses a box. Its first 40 %, next to its own point, does not count. */
export function crosses({ from, to }: Line, box: MapBox): boolean {
  return [0.4, 0.55, 0.7, 0.85, 1].some((part) =>
    contains(box, { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }),
  );
}
