import { greatCirclePoints, type Position } from '../great-circle.ts';
import { type MapPoint, pathOf, project, unwrap } from './projection.ts';

/** The great circle between two places as points; the end may lie beyond ±180°. One point every 200 NM or so. */
export function greatCircle(from: Position, to: Position): MapPoint[] {
  const degrees = Math.hypot(from.lat - to.lat, from.lon - to.lon);
  const steps = Math.max(1, Math.ceil(degrees / 3));
  return unwrap([from, ...greatCirclePoints(from, to, steps).slice(1)]).map(project);
}

/** The great circle between two places as an SVG path. */
export function greatCirclePath(from: Position, to: Position): string {
  return pathOf(greatCircle(from, to));
}
