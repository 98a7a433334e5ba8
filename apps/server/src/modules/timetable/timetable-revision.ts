import { sql } from 'kysely';
import type { Queries, Tx } from '#server/db/database.ts';
import { keptRead } from '#server/db/kept-reads.ts';
import type { Flight } from '@va/domain/timetable/flight.ts';
import { readFlights } from './timetable-flights.ts';

/** Grows with every change of the timetable. */
export async function readRevision(queries: Queries): Promise<number> {
  const { revision } = await queries
    .selectFrom('timetable_revision')
    .select('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

/** The same, cached until a change. */
export const revisionInForce = keptRead(['timetable'], readRevision);

/**
 * Raises the revision after a change that no trigger notices, such as deleted rows, so that processes read the
 * timetable again.
 */
export async function countTimetable(tx: Tx): Promise<void> {
  await sql`update timetable_revision set revision = revision + 1`.execute(tx);
}

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
