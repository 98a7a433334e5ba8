import { sql } from 'kysely';
import type { Queries, Tx } from '#server/db/database.ts';
import { keptRead } from '#server/db/kept-reads.ts';

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
