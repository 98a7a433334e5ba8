import type { Insertable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { VoidProposalTable } from '#server/db/tables.ts';

/** Keeps the proposal to void a report until another person confirms it. */
export async function addProposal(tx: Tx, row: Insertable<VoidProposalTable>): Promise<void> {
  await tx.insertInto('void_proposal').values(row).execute();
}

/** Drops the proposal to void a report; false where there is none. */
export async function dropProposal(tx: Tx, reportId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('void_proposal')
    .where('report_id', '=', reportId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
