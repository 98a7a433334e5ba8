import type { TimetableDiff } from '../diff.ts';
import type { Flight } from '../flight.ts';

/** The timetable after a diff was applied, flights that ended included. */
export function applyDiff(current: readonly Flight[], diff: TimetableDiff): Flight[] {
  const newer = new Map(
    [...diff.changed.map(({ after }) => after), ...diff.ended].map((one) => [one.id, one]),
  );
  return [...current.map((flight) => newer.get(flight.id) ?? flight), ...diff.added];
}
