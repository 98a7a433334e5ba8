import { TOUR_ASPECT } from '@va/domain/drawings/map-box.ts';
import { gather } from '@va/domain/drawings/projection.ts';
import type { Position } from '@va/domain/great-circle.ts';
import { mercator } from '@va/domain/maps/mercator.ts';

type Stage = Readonly<Record<'dep' | 'arr', Position>>;

/** Width divided by height of a map beside the list, for a tour that leads north or around a centre. */
const TALL = 3 / 4;
const ROUND = 8 / 9;
/** Wider than high by more than this, a tour has its map above the stages, over the whole page. */
const MOST_BESIDE = 1.25;

/**
 * Shape of a tour's map (width divided by height), and whether it is beside the list: the longer direction gets more
 * space.
 */
export function tourShape(stages: readonly Stage[]): { aspect: number; beside: boolean } {
  const points = gather(stages.flatMap(({ dep, arr }) => [dep, arr])).map(mercator);
  const extent = (axis: 0 | 1) => {
    const all = points.map((point) => point[axis]);
    return Math.max(...all) - Math.min(...all);
  };
  const [wide, high] = points.length > 0 ? [extent(0), extent(1)] : [1, 0];
  if (high === 0 || wide > MOST_BESIDE * high) return { aspect: TOUR_ASPECT, beside: false };
  return { aspect: wide < TALL * high ? TALL : ROUND, beside: true };
}
