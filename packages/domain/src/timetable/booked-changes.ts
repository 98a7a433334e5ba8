/** Finds the open bookings whose flight a new timetable changes. */
import { fliesOn, flyingOn } from '../booking/timetable-change.ts';
import type { TimetableDiff } from './diff.ts';
import type { Flight } from './flight.ts';
import { type Legs, legOf } from './flight-identity.ts';
import { bookedFinding, type Finding } from './lint-flights.ts';

interface Booked {
  diff: Pick<TimetableDiff, 'changed' | 'ended'>;
  /** Days of the open bookings, `YYYY-MM-DD` UTC, by id of the flight. */
  bookings: ReadonlyMap<string, readonly string[]>;
}

/** Warns of each flight that changes or ends on days that are booked; not where another season flies at the same time. */
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
