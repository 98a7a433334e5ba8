import type { Insertable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { VoidProposalTable } from '#server/db/tables.ts';

/** Stores a proposal to void a report, which a second person must confirm. */
export async function addProposal(tx: Tx, row: Insertable<VoidProposalTable>): Promise<void> {
  await tx.insertInto('void_proposal').values(row).execute();
}

/** Deletes the proposal to void a report; false if there is none. */
export async function dropProposal(tx: Tx, reportId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('void_proposal')
    .where('report_id', '=', reportId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
