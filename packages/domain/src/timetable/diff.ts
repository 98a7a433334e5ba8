/** Compares a new timetable with the one in force. Nothing is deleted: flights that are missing end. */
import { fliesOn, flyingOn } from '../booking/timetable-change.ts';
import type { Flight } from './flight.ts';
import { fieldsOf, legOf, type Legs } from './flight-identity.ts';
import { bookedFinding, type Finding } from './lint-flights.ts';

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

interface Booked {
  diff: Pick<TimetableDiff, 'changed' | 'ended'>;
  /** Days of the open bookings, `YYYY-MM-DD` UTC, by id of the flight. */
  bookings: ReadonlyMap<string, readonly string[]>;
}

/**
 * Finds the open bookings whose flight a new timetable changes. Warns of each flight that changes or ends on days
 * that are booked; not where another season flies at the same time.
 */
export function bookedChanges({ diff: { changed, ended }, bookings }: Booked, legs: Legs): Finding[] {
  const withdrawn = ended.map((after) => ({ before: { ...after, validUntil: null }, after }));
  return [...changed, ...withdrawn].flatMap(({ before, after }) => {
    const seasons = legs.get(legOf(after)) ?? [];
    const isOther = (date: string) => !sameOn(date, before, flyingOn(date, after, seasons));
    const count = (bookings.get(before.id) ?? []).filter(isOther).length;
    return count === 0 ? [] : [bookedFinding(before, count)];
  });
}

/** Whether two flights have the same times on a date, or neither operates on it. */
function sameOn(date: string, a: Flight, b: Flight): boolean {
  if (!fliesOn(a, date) || !fliesOn(b, date)) return fliesOn(a, date) === fliesOn(b, date);
  return a.stdUtc === b.stdUtc && a.blockMin === b.blockMin;
}
