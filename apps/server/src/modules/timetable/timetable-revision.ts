import type { Queries } from '#server/db/database.ts';
import { keptRead } from '#server/db/kept-reads.ts';

/** Grows with every change of the timetable. */
export async function readRevision(queries: Queries): Promise<number> {
  const { revision } = await queries
    .selectFrom('timetable_revision')
    .select('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

/** The same, asked once for each change. */
export const revisionInForce = keptRead(['timetable'], readRevision);
