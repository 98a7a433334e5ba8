import type { Updateable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { PilotTable } from '#server/db/tables/pilot.ts';

/** Changes columns of a pilot's row, which is locked. */
export async function setPilot(tx: Tx, id: string, columns: Updateable<PilotTable>): Promise<void> {
  await tx.updateTable('pilot').set(columns).where('id', '=', id).execute();
}
