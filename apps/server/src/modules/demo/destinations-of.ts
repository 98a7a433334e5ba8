import type { Flight } from '@va/domain/timetable/flight.ts';

/** Airports to which the timetable has flights from the base, the one with most flights first, then by their codes. */
export function destinationsOf(base: string, timetable: readonly Flight[]): string[] {
  const flights = new Map<string, number>();
  for (const { dep, arr } of timetable) if (dep === base) flights.set(arr, (flights.get(arr) ?? 0) + 1);
  return [...flights]
    .toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .map(([icao]) => icao);
}
