import { BelievedPoint } from './believed-point.ts';
import { columnChanges, type NumberColumn } from './column.ts';
import { groundStates, hasFlown } from './ground-states.ts';
import { blankLoneValues, withoutMisplaced } from './lone-values.ts';
import { blankImpossible, placedPoints } from './possible-values.ts';
import { blankUnreported } from './reported-columns.ts';
import { tableOf } from './table-of.ts';
import type { TelemetryPoint } from './telemetry-point.ts';

/** A recording after the check of its values, worked out once for all who score it. */
export interface BelievedRecording {
  points: readonly BelievedPoint[];
  /** Whether each point was on the ground; see `groundStates`. */
  states: readonly (boolean | null)[];
}

/**
 * Removes from a recording every value that can't be trusted: an impossible value, one that contradicts the samples
 * before and after it, and a column that never changed although the flight had to change it. Only this function decides
 * that, and all scoring reads its result. Applying it twice changes nothing more.
 * @param points in order
 */
export function believedRecording(points: readonly TelemetryPoint[]): BelievedRecording {
  const placed = withoutMisplaced(placedPoints(points));
  const columns = tableOf(placed);
  const believed = placed.map((point, row) => new BelievedPoint(point, columns, row));
  blankImpossible(columns);
  blankLoneValues(columns);
  // An aircraft that never left the airport was on the ground all the time, as after a rejected take-off.
  const stayed = hasFlown(believed) === false;
  const { onGround } = columns;
  const isStuck = !columnChanges(onGround) && !(stayed && onGround.includes(1));
  if (isStuck) onGround.fill(Number.NaN);
  const states = groundStates(believed);
  const unreported = blankUnreported(columns, states, stayed);
  const isTold = !unreported.some((name) => TELLS_GROUND.has(name));
  return { points: believed, states: isTold ? states : groundStates(believed) };
}

/** Columns besides the ground switch that show whether the aircraft was on the ground. */
const TELLS_GROUND: ReadonlySet<NumberColumn> = new Set<NumberColumn>(['altFt', 'aglFt', 'gsKt']);
