import type { Flight } from '@va/domain/timetable/flight.ts';
import type { Queries } from '#server/db/database.ts';
import { readFlights } from './timetable-flights.ts';
import { revisionInForce } from './timetable-revision.ts';

/** The timetable as one process read it. */
export interface Timetable {
  /** Grows with every change. */
  revision: number;
  flights: readonly Flight[];
  byId: ReadonlyMap<string, Flight>;
}

/**
 * Reads the timetable once for each revision of it: thousands of flights don't leave the database for every search.
 * The revision is asked for first, so that what is kept is never older than it says.
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
