import type { Airline } from '../airline/airline.ts';
import { networkOf } from '../airline/operations.ts';

/** Airports that the timetable flies to already; one that only tours go to may still be brought. */
export function readAirportFacts({ operations }: Airline): { known: ReadonlySet<string> } {
  return { known: new Set(networkOf(operations).keys()) };
}
