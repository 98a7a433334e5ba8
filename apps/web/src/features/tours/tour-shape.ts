import { TOUR_ASPECT } from '@va/domain/drawings/map-box.ts';
import { gather } from '@va/domain/drawings/projection.ts';
import type { Position } from '@va/domain/great-circle.ts';
import { mercator } from '@va/domain/maps/mercator.ts';

type Stage = Readonly<Record<'dep' | 'arr', Position>>;

/** Width over height of the map of a tour of these stages: one that leads north has as much height as width. */
export function tourShape(stages: readonly Stage[]): number {
  const points = gather(stages.flatMap(({ dep, arr }) => [dep, arr])).map(mercator);
  const extent = (axis: 0 | 1) => {
    const all = points.map((point) => point[axis]);
    return Math.max(...all) - Math.min(...all);
  };
  return points.length > 0 && extent(1) > extent(0) ? 1 : TOUR_ASPECT;
}
