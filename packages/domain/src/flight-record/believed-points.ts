import { blankWhere, columnChanges, pointsOf, tableOf } from './column.ts';
import { groundStates } from './ground-states.ts';
import { hasFlown } from './has-flown.ts';
import { blankLoneValues, withoutMisplaced } from './lone-values.ts';
import { blankImpossible, placedPoints } from './possible-values.ts';
import { blankUnreported } from './reported-columns.ts';
import type { TelemetryPoint } from './telemetry-point.ts';

/**
 * What of a recording is believed: the one place that decides what its recorder did not report. Nothing stands where a
 * value can't be, where one sample contradicts both its sides, and in a column that never changed in a flight in which it
 * had to. All that judges a flight reads it through this; doing so twice changes nothing more.
 * @param points in order
 */
export function believedPoints(points: readonly TelemetryPoint[]): readonly TelemetryPoint[] {
  const placed = withoutMisplaced(placedPoints(points));
  const table = tableOf(placed);
  blankImpossible(table);
  blankLoneValues(table);
  // Who stayed at the airport was on the ground from beginning to end, as after a rejected take-off.
  const stayed = hasFlown(pointsOf(placed, table)) === false;
  const { onGround } = table.columns;
  const isStuck = !columnChanges(onGround) && !(stayed && onGround.includes(1));
  if (isStuck) blankWhere(table, 'onGround', () => true);
  const times = placed.map(({ at }) => at);
  blankUnreported(table, times, groundStates(pointsOf(placed, table)), stayed);
  return pointsOf(placed, table);
}
