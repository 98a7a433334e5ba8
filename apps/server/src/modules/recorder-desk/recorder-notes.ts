import { sql } from 'kysely';
import { z } from 'zod';
import type { Database, Queries } from '#server/db/database.ts';

/** Data that a recorder stored in a flight to read back later. */
export type Note = Record<string, unknown>;

const noteSchema = z.record(z.string(), z.unknown());

/** The recorders' notes by flight; a flight without a note is missing. */
export async function readNotes(
  queries: Queries,
  reportIds: readonly string[],
): Promise<(reportId: string) => Note> {
  const rows = await queries
    .selectFrom('recorder_note')
    .selectAll()
    .where('report_id', 'in', reportIds)
    .execute();
  return (id) => noteSchema.parse(rows.find(({ report_id }) => report_id === id)?.data ?? {});
}

/**
 * Merges a note into a flight's note, or replaces it by a function's result. Concurrent writes do not lose data: the
 * database merges notes, and a function runs under a lock.
 */
export async function writeNote(
  { queries, transaction }: Database,
  reportId: string,
  note: Note | ((before: Note) => Note),
): Promise<void> {
  if (typeof note !== 'function') return join(queries, reportId, note);
  await transaction(async (tx) => {
    await join(tx, reportId, {});
    const { data } = await tx
      .selectFrom('recorder_note')
      .select('data')
      .where('report_id', '=', reportId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await join(tx, reportId, note(noteSchema.parse(data)));
  });
}

async function join(queries: Queries, reportId: string, note: Note): Promise<void> {
  await queries
    .insertInto('recorder_note')
    .values({ report_id: reportId, data: JSON.stringify(note) })
    .onConflict((conflict) =>
      conflict.column('report_id').doUpdateSet({ data: sql`recorder_note.data || excluded.data` }),
    )
    .execute();
}
