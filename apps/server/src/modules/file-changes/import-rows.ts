import { type Insertable, type Updateable, sql } from 'kysely';
import { HOUR_MS } from '@va/domain/durations.ts';
import { constant, constants } from '#server/db/constants.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import type { ImportTable } from '#server/db/tables.ts';

/** Hours after which a checked file that nobody applied is deleted. */
const CHECK_HOURS = 24;

/** Inserts an import into the list. */
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

/** Ends the reading of an import from another service, with success or failure. */
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

/** Deletes a checked import that nobody applied, if this person created it. */
export async function removeChecked(tx: Tx, id: string, createdBy: string): Promise<void> {
  await tx
    .deleteFrom('import')
    .where('id', '=', id)
    .where('state', '=', constant('checked'))
    .where('created_by', '=', createdBy)
    .execute();
}

/** Deletes imports that were checked but not applied within `CHECK_HOURS`, with the personal data in them. */
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

/** Stores the rows that a file changed, so that the import can be taken back. */
export async function keepChanges(tx: Tx, importId: string, changed: readonly ChangedRow[]): Promise<void> {
  await sql`insert into import_change (import_id, thing, thing_id, before, after)
    select ${importId}, thing, id, before::jsonb, after::jsonb
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
      as row (thing text, id uuid, before text, after text)`.execute(tx);
}

/** Deletes these stored rows after the import was taken back. */
export async function removeKeptChanges(tx: Tx, importId: string): Promise<void> {
  await tx.deleteFrom('import_change').where('import_id', '=', importId).execute();
}
