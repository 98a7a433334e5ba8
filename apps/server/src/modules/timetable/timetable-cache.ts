import type { Flight } from '@va/domain/timetable/flight.ts';
import type { Queries } from '#server/db/database.ts';
import { readFlights } from './timetable-flights.ts';
import { revisionInForce } from './timetable-revision.ts';

/** A cached timetable. */
export interface Timetable {
  /** Grows with every change. */
  revision: number;
  flights: readonly Flight[];
  byId: ReadonlyMap<string, Flight>;
}

/**
 * Makes a cache that reads the timetable once for each revision, since a search would otherwise read thousands of
 * flights. It reads the revision first, so that the cached flights are never older than their revision.
 */
export function timetableCache(): (queries: Queries) => Promise<Timetable> {
  let kept: Timetable | undefined;
  return async (queries) => {
    const revision = await revisionInForce(queries);
    if (kept?.revision === revision) return kept;
    const flights = await readFlights(queries);
    kept = { revision, flights, byId: new Map(flights.map((flight) => [flight.id, flight])) };
    return kept;
  };
}
