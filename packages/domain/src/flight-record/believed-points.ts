import { columnChanges, withValues } from './column.ts';
import { groundStates } from './ground-states.ts';
import { hasFlown } from './has-flown.ts';
import { withoutLoneValues } from './lone-values.ts';
import { possiblePoints } from './possible-values.ts';
import { withReportedColumns } from './reported-columns.ts';
import type { TelemetryPoint } from './telemetry-point.ts';

/**
 * What of a recording is believed: the one place that decides what its recorder did not report. Nothing stands where a
 * value can't be, where one sample contradicts both its sides, and in a column that never changed in a flight in which it
 * had to. All that judges a flight reads it through this; doing so twice changes nothing more.
 * @param points in order
 */
export function believedPoints(points: readonly TelemetryPoint[]): TelemetryPoint[] {
  const sure = withoutLoneValues(possiblePoints(points));
  // Who stayed at the airport was on the ground from beginning to end, as after a rejected take-off.
  const stayed = hasFlown(sure) === false && sure.some(({ onGround }) => onGround === true);
  const stuck = !stayed && !columnChanges(sure, ({ onGround }) => onGround);
  const switched = stuck ? sure.map((point) => withValues(point, { onGround: null })) : sure;
  return withReportedColumns(switched, groundStates(switched));
}
