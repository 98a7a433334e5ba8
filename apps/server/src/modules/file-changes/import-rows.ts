import { type Insertable, type Updateable, sql } from 'kysely';
import { HOUR_MS } from '@va/domain/durations.ts';
import { constant, constants } from '#server/db/constants.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import type { ImportTable } from '#server/db/tables.ts';

/** Hours for which a file that was checked waits for somebody to apply it. */
const CHECK_HOURS = 24;

/** Lists an import. */
export async function addImport(tx: Tx, row: Insertable<ImportTable>): Promise<void> {
  await tx.insertInto('import').values(row).execute();
}

/** An import, locked until the transaction ends; undefined where there is none. */
export function lockImport(tx: Tx, id: string) {
  return tx.selectFrom('import').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Changes an import that is locked. */
export async function updateImport(tx: Tx, id: string, change: Updateable<ImportTable>): Promise<void> {
  await tx.updateTable('import').set(change).where('id', '=', id).execute();
}

/** Ends the reading of an import from another service, well or with what went wrong. */
export async function endReading(
  queries: Queries,
  id: string,
  end: { state: 'checked' | 'failed'; failure: string | null },
  now: Date,
): Promise<void> {
  await queries
    .updateTable('import')
    .set({ ...end, ended_at: now })
    .where('id', '=', id)
    .where('state', '=', constant('reading'))
    .execute();
}

/** Forgets a file that somebody has checked themselves, and that nobody has applied. */
export async function removeChecked(tx: Tx, id: string, createdBy: string): Promise<void> {
  await tx
    .deleteFrom('import')
    .where('id', '=', id)
    .where('state', '=', constant('checked'))
    .where('created_by', '=', createdBy)
    .execute();
}

/** Files that were checked and not applied within a day are forgotten with what they say of people. */
export async function removeOldChecks(queries: Queries, now: Date): Promise<void> {
  await queries
    .deleteFrom('import')
    .where('state', 'in', constants('checked', 'failed'))
    .where('created_at', '<', new Date(now.getTime() - CHECK_HOURS * HOUR_MS))
    .execute();
}

/** A row that a file has changed, before and after as JSON; before is null for a new one. */
export interface ChangedRow {
  thing: string;
  id: string;
  before: string | null;
  after: string;
}

/** Keeps what a file has changed, so that it can be taken back. */
export async function keepChanges(tx: Tx, importId: string, changed: readonly ChangedRow[]): Promise<void> {
  await sql`insert into import_change (import_id, thing, thing_id, before, after)
    select ${importId}, thing, id, before::jsonb, after::jsonb
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
      as row (thing text, id uuid, before text, after text)`.execute(tx);
}

/** Forgets what a file has changed, once that is taken back. */
export async function removeKeptChanges(tx: Tx, importId: string): Promise<void> {
  await tx.deleteFrom('import_change').where('import_id', '=', importId).execute();
}
