/** SVG path data built from plain numbers. Lengths are in whatever unit the drawing uses. */

/** A point of the drawing. */
export type Point = readonly [x: number, y: number];

/** One command of an SVG path with its points. */
export type Segment =
  | readonly ['M', Point]
  | readonly ['L', Point]
  | readonly ['Q', Point, Point]
  | readonly ['C', Point, Point, Point]
  | readonly ['Z'];

/** A coordinate with two decimals and no trailing zeros. */
export function coordinate(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return String(rounded === 0 ? 0 : rounded);
}

/** Path data of the segments, each point mapped first (to mirror or to move a shape). */
export function toPath(
  segments: readonly Segment[],
  map: (point: Point) => Point = (point) => point,
): string {
  return segments
    .map(([command, ...points]) => {
      const numbers = points.map((point) => map(point).map(coordinate).join(' '));
      return command + numbers.join(' ');
    })
    .join('');
}

/** Straight lines through the points, closed. */
export function polygon(points: readonly Point[]): Segment[] {
  return [...points.map((point, index): Segment => [index === 0 ? 'M' : 'L', point]), ['Z']];
}

/** Straight lines through the points, open. */
export function polyline(points: readonly Point[]): Segment[] {
  return points.map((point, index): Segment => [index === 0 ? 'M' : 'L', point]);
}

/** The other side of the line y = 0. */
export const mirrorY = ([x, y]: Point): Point => [x, -y];

/** The path and its mirror image about y = 0. */
export function bothSides(segments: readonly Segment[]): string {
  return toPath(segments) + toPath(segments, mirrorY);
}

/** Lines of squared paper over a box, `step` units apart and through the origin. */
export function gridPath(box: { x: number; y: number; width: number; height: number }, step: number): string {
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  const lines: string[] = [];
  for (let x = Math.ceil(box.x / step) * step; x <= right; x += step) {
    lines.push(`M${coordinate(x)} ${coordinate(box.y)}V${coordinate(bottom)}`);
  }
  for (let y = Math.ceil(box.y / step) * step; y <= bottom; y += step) {
    lines.push(`M${coordinate(box.x)} ${coordinate(y)}H${coordinate(right)}`);
  }
  return lines.join('');
}

/** Tangent of an angle in degrees. */
export const tan = (degrees: number) => Math.tan((degrees * Math.PI) / 180);
