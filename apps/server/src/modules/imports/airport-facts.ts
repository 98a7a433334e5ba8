import type { Airline } from '#server/kernel/airline/airline.ts';
import { networkOf } from '#server/kernel/airline/operations.ts';

/** Codes of the network's airports, which an import may not add again; airports that only tours use may be added. */
export function readAirportFacts({ operations }: Airline): { known: ReadonlySet<string> } {
  return { known: new Set(networkOf(operations).keys()) };
}
