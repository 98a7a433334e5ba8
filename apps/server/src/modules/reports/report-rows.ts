import type { Updateable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { ReportTable } from '#server/db/tables/report.ts';

/** Changes columns of a report that is locked, besides its state: that moves by `moveReport`. */
export async function setReport(tx: Tx, id: string, columns: Updateable<ReportTable>): Promise<void> {
  await tx.updateTable('report').set(columns).where('id', '=', id).execute();
}
