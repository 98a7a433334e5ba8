import type { Queries } from '#server/db/database.ts';

/** Grows with every change of the timetable. */
export async function readRevision(queries: Queries): Promise<number> {
  const { revision } = await queries
    .selectFrom('timetable_revision')
    .select('revision')
    .executeTakeFirstOrThrow();
  return revision;
}
