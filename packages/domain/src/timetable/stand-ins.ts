/** Schedules that stand in for a flight: a winter, its Christmas schedule with a last day, and the winter that goes on. */
import { dayAfter, dayBefore, daysAfter } from '../durations.ts';
import type { Flight } from './flight.ts';
import { sameService } from './flight-identity.ts';
import { byFirstDay, type Season, without } from './season.ts';

/** Longest that others stand in for a flight, in days: July and August. A summer or a winter is 22 weeks at least. */
const LONGEST_DAYS = 62;

/** The seasons of one number and its airports that interrupt another one, and those that go on afterwards. */
export interface StandIns {
  /** What each one stands in for: the winter, by its Christmas schedule. */
  standsInFor: ReadonlyMap<Flight, Flight>;
  /** What each one goes on: the winter until Christmas, by the winter after it. */
  goesOn: ReadonlyMap<Flight, Flight>;
}

/** @param seasons of one number and its airports, in any order; each has a day on which it may fly */
export function standInsOf(seasons: readonly Flight[]): StandIns {
  const standsInFor = new Map<Flight, Flight>();
  const goesOn = new Map<Flight, Flight>();
  const sorted = seasons.toSorted(byFirstDay);
  for (const winter of sorted) {
    const last = winter.validUntil;
    if (last === null || standsInFor.has(winter)) continue;
    const first = goesOn.get(winter) ?? winter;
    for (const after of sorted) {
      if (after.validFrom <= last || !isAs(after, winter) || standsInFor.has(after)) continue;
      const away = { validFrom: dayAfter(last), validUntil: dayBefore(after.validFrom) };
      if (!isShort(away)) continue;
      const between = sorted.filter(
        ({ validFrom, validUntil }) =>
          validFrom > last && validUntil !== null && validUntil < after.validFrom,
      );
      const isRightAfter = away.validUntil < away.validFrom;
      if (!isRightAfter && without(away, between).length > 0) continue;
      if (!goesOn.has(after)) goesOn.set(after, first);
      for (const one of between) if (!isAs(one, winter) && !goesOn.has(one)) standsInFor.set(one, first);
    }
  }
  return { standsInFor, goesOn };
}

/** Whether it has a last day and is no longer than what stands in for a flight. */
export function isShort({ validFrom, validUntil }: Season): boolean {
  return validUntil !== null && validUntil < daysAfter(validFrom, LONGEST_DAYS);
}

/** Whether two seasons are the same on some days of the week at least. */
function isAs(one: Flight, other: Flight): boolean {
  return sameService({ ...one, days: other.days }, other);
}
