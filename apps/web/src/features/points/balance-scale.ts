import type { PointsMonth } from '#app/api/points.ts';

type Threshold = { rank: string; points: number };

/** Steps of an axis that people count in. */
const STEPS = [1, 2, 3, 5, 10] as const;
/** Most steps of the axis. */
const MOST_STEPS = 4;
/** Least vertical distance between two names, pixels. */
const NAME_HIGH = 16;

/** The marks of an axis from 0 to at least the highest value, whole points. */
export function axisMarks(highest: number): number[] {
  const most = Math.max(1, highest);
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(most / MOST_STEPS)));
  const step = unit * (STEPS.find((one) => most / (unit * one) <= MOST_STEPS) ?? 10);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, i) => i * step);
}

/** Columns with their name below: spaced so that names do not touch, always including the last one. */
export function namedColumns(count: number, step: number, nameWide: number): ReadonlySet<number> {
  const every = Math.max(1, Math.ceil(nameWide / step));
  return new Set(Array.from({ length: count }, (_, i) => i).filter((i) => (count - 1 - i) % every === 0));
}

/** The month that gave most and the one that took most: where there is no room for every figure, these have theirs. */
export function telling(months: readonly PointsMonth[]): { most: number; least: number } {
  const at = (better: (one: PointsMonth, other: PointsMonth) => boolean) =>
    months.reduce((best, month, i) => {
      const former = months[best];
      return former && better(month, former) ? i : best;
    }, 0);
  return {
    most: at((one, other) => one.earned > other.earned),
    least: at((one, other) => one.lost < other.lost),
  };
}

/**
 * Position of each threshold's name, clear of the line of the balance: left for one not reached yet, right for one that
 * was. Of two names that would touch, only the higher is shown.
 */
export function placeThresholds(
  thresholds: readonly Threshold[],
  last: number,
  high: (points: number) => number,
): (Threshold & { y: number; side: 'left' | 'right'; named: boolean })[] {
  const before: Partial<Record<'left' | 'right', number>> = {};
  return thresholds.toReversed().map((one) => {
    const y = high(one.points);
    const side = one.points > last ? 'left' : 'right';
    const named = y - (before[side] ?? -Infinity) >= NAME_HIGH;
    if (named) before[side] = y;
    return { ...one, y, side, named };
  });
}
