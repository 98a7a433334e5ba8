import { BelievedPoint } from './believed-point.ts';
import type { NumberColumn } from './column-names.ts';
import { columnChanges } from './column.ts';
import { groundStates } from './ground-states.ts';
import { hasFlown } from './has-flown.ts';
import { blankLoneValues, withoutMisplaced } from './lone-values.ts';
import { blankImpossible, placedPoints } from './possible-values.ts';
import { blankUnreported } from './reported-columns.ts';
import { tableOf } from './table-of.ts';
import type { TelemetryPoint } from './telemetry-point.ts';

/** What is believed of a recording, worked out once for all who judge it. */
export interface BelievedRecording {
  points: readonly BelievedPoint[];
  /** Whether each of them was on the ground; see `groundStates`. */
  states: readonly (boolean | null)[];
}

/**
 * What of a recording is believed: the one place that decides what its recorder did not report. Nothing stands where a
 * value can't be, where one sample contradicts both its sides, and in a column that never changed in a flight in which it
 * had to. All that judges a flight reads it through this; doing so twice changes nothing more.
 * @param points in order
 */
export function believedRecording(points: readonly TelemetryPoint[]): BelievedRecording {
  const placed = withoutMisplaced(placedPoints(points));
  const columns = tableOf(placed);
  const believed = placed.map((point, row) => new BelievedPoint(point, columns, row));
  blankImpossible(columns);
  blankLoneValues(columns);
  // Who stayed at the airport was on the ground from beginning to end, as after a rejected take-off.
  const stayed = hasFlown(believed) === false;
  const { onGround } = columns;
  const isStuck = !columnChanges(onGround) && !(stayed && onGround.includes(1));
  if (isStuck) onGround.fill(Number.NaN);
  const states = groundStates(believed);
  const unreported = blankUnreported(columns, states, stayed);
  const isTold = !unreported.some((name) => TELLS_GROUND.has(name));
  return { points: believed, states: isTold ? states : groundStates(believed) };
}

/** Columns that tell where the aircraft was on the ground, besides the switch itself. */
const TELLS_GROUND: ReadonlySet<NumberColumn> = new Set<NumberColumn>(['altFt', 'aglFt', 'gsKt']);
