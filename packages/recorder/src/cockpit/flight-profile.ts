import type { SentPoint } from '../core/point-of.ts';

/** A corner of the profile that is drawn: minutes since the beginning, and altitude in ft. */
export type ProfilePoint = [minute: number, altFt: number];

/** Corners that a picture needs at most. */
const MOST = 240;

/** The altitude over the time, thinned to what a picture can show; ends with the newest point. */
export function profileOf(points: readonly SentPoint[]): ProfilePoint[] {
  const from = Date.parse(points[0]?.at ?? '');
  const step = Math.max(1, Math.ceil(points.length / MOST));
  const corner = ({ at, altFt }: SentPoint): ProfilePoint[] =>
    typeof altFt === 'number' ? [[Math.round((Date.parse(at) - from) / 600) / 100, altFt]] : [];
  return points.filter((_, i) => i % step === 0 || i === points.length - 1).flatMap(corner);
}
