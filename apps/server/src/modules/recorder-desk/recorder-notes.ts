import { sql } from 'kysely';
import { z } from 'zod';
import type { Database, Queries } from '#server/db/database.ts';

/** What a recorder wrote into a flight for itself to read again. */
export type Note = Record<string, unknown>;

const noteSchema = z.record(z.string(), z.unknown());

/** What recorders wrote into flights; nothing for one of which none wrote. */
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
 * Adds to what a recorder wrote: a note, or what becomes of the note before. Of two at once neither loses what the other
 * says: the database joins notes, and what is made of the note before is made under a lock.
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
