import type { FlightProfile, Score } from '#app/lib/report-types.ts';

/** Vertical area of the picture in pixels; `most` is the value at its top. */
export interface Band {
  top: number;
  bottom: number;
  most: number;
}

type Point = FlightProfile['points'][number];

/** Times of a picture to pixels and back. */
export function timeScale(points: readonly Point[], left: number, right: number) {
  const [from, to] = [Date.parse(points[0]?.at ?? ''), Date.parse(points.at(-1)?.at ?? '')];
  const x = (ms: number) => left + ((ms - from) / Math.max(1, to - from)) * (right - left);
  return { from, to, x };
}

/** Vertical position of a value; values above the top are drawn at the top. */
export function heightIn({ top, bottom, most }: Band, value: number): number {
  return bottom - (Math.min(most, Math.max(0, value)) / most) * (bottom - top);
}

/** SVG path through the known values, interrupted at holes of the recording. */
export function lineOf(
  points: readonly Point[],
  gaps: FlightProfile['gaps'],
  value: (point: Point) => number | null,
  place: (ms: number, value: number) => [x: number, y: number],
): string {
  let path = '';
  let last: number | null = null;
  for (const point of points) {
    const known = value(point);
    if (known === null) continue;
    const ms = Date.parse(point.at);
    const before = last;
    const broken =
      before === null || gaps.some(({ from, to }) => Date.parse(from) >= before && Date.parse(to) <= ms);
    const [x, y] = place(ms, known);
    path += `${broken ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    last = ms;
  }
  return path;
}

/** Times for the marks of an axis, epoch milliseconds: in full steps of minutes, about as many as `fit`. */
export function timeSteps(from: number, to: number, fit: number): number[] {
  const steps = [5, 10, 20, 30, 60, 120, 240].map((minutes) => minutes * 60_000);
  const step = steps.find((each) => (to - from) / each <= fit) ?? 480 * 60_000;
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.max(0, Math.floor((to - first) / step) + 1) }, (_, i) => first + i * step);
}

/** The value that a recording had at a moment: that of the point nearest to it. */
export function nearest(points: readonly Point[], ms: number): Point | undefined {
  return points.reduce<Point | undefined>(
    (best, point) =>
      best && Math.abs(Date.parse(best.at) - ms) <= Math.abs(Date.parse(point.at) - ms) ? best : point,
    undefined,
  );
}

/** The speed that the picture shows: indicated, or over the ground where the recorder sends no other. */
export const speedOf = ({ iasKt, gsKt }: Point): number | null => iasKt ?? gsKt;

/** The limit of speed at low height by the rules of a report. */
export type SpeedLimit = NonNullable<Score['speedLimit']>;

/**
 * Spans of time below a height, milliseconds; usually climb and descent, or a single one for a flight that stays below.
 */
export function lowSpans(
  points: readonly Pick<Point, 'at' | 'altFt'>[],
  belowFt: number,
): [from: number, to: number][] {
  const spans: [number, number][] = [];
  let last: number | null = null;
  for (const { at, altFt } of points) {
    const ms = Date.parse(at);
    const isLow = altFt !== null && altFt < belowFt;
    const open = spans.at(-1);
    if (isLow && last !== null && open) open[1] = ms;
    else if (isLow) spans.push([ms, ms]);
    last = isLow ? ms : null;
  }
  return spans.filter(([from, to]) => to > from);
}
