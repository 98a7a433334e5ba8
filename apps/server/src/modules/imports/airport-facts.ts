import type { Airline } from '#server/kernel/airline/airline.ts';
import { networkOf } from '#server/kernel/airline/operations.ts';

/** Airports that the timetable flies to already; one that only tours go to may still be brought. */
export function readAirportFacts({ operations }: Airline): { known: ReadonlySet<string> } {
  return { known: new Set(networkOf(operations).keys()) };
}
