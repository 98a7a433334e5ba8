import type { SentPoint } from '../core/point-of.ts';

/** A point of the drawn profile: minutes since the start, and altitude, ft. */
export type ProfilePoint = [minute: number, altFt: number];

/** Most points of the drawing. */
const MOST = 240;

/** Altitude over time, thinned to `MOST` points; ends with the newest one. */
export function profileOf(points: readonly SentPoint[]): ProfilePoint[] {
  const from = Date.parse(points[0]?.at ?? '');
  const step = Math.max(1, Math.ceil(points.length / MOST));
  const corner = ({ at, altFt }: SentPoint): ProfilePoint[] =>
    typeof altFt === 'number' ? [[Math.round((Date.parse(at) - from) / 600) / 100, altFt]] : [];
  return points.filter((_, i) => i % step === 0 || i === points.length - 1).flatMap(corner);
}
