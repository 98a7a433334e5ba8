/** Where a schedule with a last day becomes shorter: what goes on after it begins sooner. */
import { dayAfter } from '../durations.ts';
import type { Flight, FlightSource } from './flight.ts';
import { legOf, sameService, shareDays } from './flight-identity.ts';
import { groupBy } from './group-by.ts';

/**
 * The timetable with each season that goes on, as it was before, after a flight that a row makes shorter, from the day
 * after that row. One that has begun stays, and so does one that would then fly together with another.
 * @param rows with the ids of the flights that they mean
 * @param today `YYYY-MM-DD` UTC
 */
export function followSooner(
  current: readonly Flight[],
  rows: readonly Flight[],
  today: string,
  source: FlightSource,
): Flight[] {
  const known = new Map(current.map((flight) => [flight.id, flight]));
  const shorter = groupBy(
    rows.flatMap((row) => {
      const before = known.get(row.id)?.validUntil;
      return before && row.validUntil !== null && row.validUntil < before ? [row] : [];
    }),
    legOf,
  );
  const legs = groupBy(current, legOf);
  return current.map((flight) => {
    const seasons = legs.get(legOf(flight)) ?? [];
    for (const row of shorter.get(legOf(flight)) ?? []) {
      const before = known.get(row.id);
      if (!before?.validUntil || flight.validFrom !== dayAfter(before.validUntil)) continue;
      if (flight.validFrom <= today || !row.validUntil) continue;
      const after = dayAfter(row.validUntil);
      const sooner = { ...flight, validFrom: after < today ? today : after, source };
      const others = seasons.filter((one) => one !== flight && one !== before);
      const goesOn = others.some((one) => one.validFrom < before.validFrom && sameService(one, flight));
      if (goesOn && !others.some((one) => shareDays(one, sooner))) return sooner;
    }
    return flight;
  });
}
