/** Compares a new timetable with the one in force. Nothing is deleted: flights that are missing end. */
import type { Flight } from './flight.ts';
import { fieldsOf } from './flight-identity.ts';

/** A field that differs, with both values as they are stored. */
export interface FieldChange {
  field: keyof Flight;
  before: unknown;
  after: unknown;
}

/** Flights that a new timetable adds, changes and ends. */
export interface TimetableDiff {
  added: readonly Flight[];
  changed: readonly { before: Flight; after: Flight; fields: readonly FieldChange[] }[];
  /** The flights as they end, each with its last day. */
  ended: readonly Flight[];
  /** Number of unchanged flights. */
  same: number;
}

/**
 * Compares two timetables.
 * @param next the timetable to come; flights in force that it lacks end, unless `ends` says no
 * @param lastDay last day of those that end, `YYYY-MM-DD` UTC
 * @param ends whether a missing flight ends; by default one that nobody made or locked
 */
export function diffTimetable(
  current: readonly Flight[],
  next: readonly Flight[],
  lastDay: string,
  ends: (flight: Flight) => boolean = isGenerators,
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
  const missing = current.filter(({ id }) => !kept.has(id));
  const gone = missing.filter(
    (flight) => ends(flight) && (flight.validUntil === null || flight.validUntil > lastDay),
  );
  same += missing.length - gone.length;
  // A flight that was to begin later ends before it begins, and never departs.
  const ended = gone.map((flight) => ({ ...flight, validUntil: lastDay }));
  return { added, changed, ended, same };
}

function isGenerators({ source, locked }: Flight): boolean {
  return source === 'generated' && !locked;
}

function changesOf(before: Flight, after: Flight): FieldChange[] {
  return fieldsOf(before, after)
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));
}
