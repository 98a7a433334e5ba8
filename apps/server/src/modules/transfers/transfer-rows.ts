import type { Insertable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { PilotTransferTable } from '#server/db/tables.ts';

/** Inserts a transfer (a journey as a passenger). */
export async function addTransfer(tx: Tx, row: Insertable<PilotTransferTable>): Promise<void> {
  await tx.insertInto('pilot_transfer').values(row).execute();
}

/** Records when a transfer was undone. */
export async function endTransfer(tx: Tx, id: string, undoneAt: Date): Promise<void> {
  await tx.updateTable('pilot_transfer').set({ undone_at: undoneAt }).where('id', '=', id).execute();
}
