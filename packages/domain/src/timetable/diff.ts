/** What a new timetable would change in the one in force. Nothing is deleted: flights that go are ended. */
import type { Flight } from './flight.ts';

/** A field that differs, with both values as they are stored. */
export interface FieldChange {
  field: keyof Flight;
  before: unknown;
  after: unknown;
}

/** What a new timetable adds, changes and ends. */
export interface TimetableDiff {
  added: readonly Flight[];
  changed: readonly { before: Flight; after: Flight; fields: readonly FieldChange[] }[];
  /** The flights as they end: their last day is today. */
  ended: readonly Flight[];
  /** How many stay as they are. */
  same: number;
}

/**
 * @param next the timetable to come; flights in force that it lacks end, unless a person made or locked them
 * @param today last day of those that end, `YYYY-MM-DD` UTC
 */
export function diffTimetable(
  current: readonly Flight[],
  next: readonly Flight[],
  today: string,
): TimetableDiff {
  const before = new Map(current.map((flight) => [flight.id, flight]));
  const kept = new Set(next.map(({ id }) => id));
  const added: Flight[] = [];
  const changed: { before: Flight; after: Flight; fields: FieldChange[] }[] = [];
  let same = 0;
  for (const flight of next) {
    const old = before.get(flight.id);
    if (old === undefined) {
      added.push(flight);
      continue;
    }
    const fields = changesOf(old, flight);
    if (fields.length === 0) same++;
    else changed.push({ before: old, after: flight, fields });
  }
  const gone = current.filter((flight) => !kept.has(flight.id) && endsByItself(flight, today));
  same += current.filter((flight) => !kept.has(flight.id) && !endsByItself(flight, today)).length;
  // A flight that was to begin later ends before it begins, and never departs.
  const ended = gone.map((flight) => ({ ...flight, validUntil: today }));
  return { added, changed, ended, same };
}

function endsByItself(flight: Flight, today: string): boolean {
  const over = flight.validUntil !== null && flight.validUntil <= today;
  return flight.source === 'generated' && !flight.locked && !over;
}

function changesOf(before: Flight, after: Flight): FieldChange[] {
  const fields = Object.keys(after).filter((key): key is keyof Flight => key in before);
  return fields
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));
}
