/** Where a new season takes the place of a flight, which comes back later as it was before. */
import type { TimetableDiff } from './diff.ts';
import { dayBefore } from '../durations.ts';
import { legOf, sameService } from './flight-identity.ts';
import { type Finding, stillAsBeforeFinding } from './lint-flights.ts';
import type { Legs } from './lost-days.ts';
import { byFirstDay } from './season.ts';

/**
 * Warns of each new season that ends before one of the timetable that is as what flew right before the new one: a daily
 * winter where the flight of Monday to Friday comes back after Christmas.
 */
export function cutByAsBefore(
  { diff: { added, changed } }: { diff: Pick<TimetableDiff, 'added' | 'changed'> },
  legs: Legs,
): Finding[] {
  const touched = new Set([...added, ...changed.map(({ after }) => after)]);
  return added.flatMap((flight) => {
    const { validFrom, validUntil, days } = flight;
    if (validUntil === null) return [];
    const seasons = (legs.get(legOf(flight)) ?? []).toSorted(byFirstDay);
    const replaced = seasons.filter(
      (one) => touched.has(one) && one.validUntil === dayBefore(validFrom) && (one.days & days) !== 0,
    );
    const back = seasons.find(
      (one) =>
        one.validFrom > validUntil && !touched.has(one) && replaced.some((each) => sameService(each, one)),
    );
    return back === undefined ? [] : [stillAsBeforeFinding(flight, back.validFrom)];
  });
}
