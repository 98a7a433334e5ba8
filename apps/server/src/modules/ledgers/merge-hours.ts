import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Tx } from '#server/db/database.ts';

/**
 * Before a merge: makes the hours of the account that goes a separate ledger, so that its deductions never take hours
 * of the account that stays. The caller has locked the pilot's row.
 */
export async function mergeHours(tx: Tx, from: string, now: Date): Promise<void> {
  const id = uuid();
  await sql`select set_config('account.merging', 'on', true)`.execute(tx);
  await tx.insertInto('hours_ledger').values({ id, pilot_id: from, merged_at: now }).execute();
  await tx
    .updateTable('hours_ledger')
    .set({ within_id: id })
    .where('pilot_id', '=', from)
    .where('within_id', 'is', null)
    .where('id', '!=', id)
    .execute();
  await tx
    .updateTable('hours_entry')
    .set({ ledger_id: id })
    .where('pilot_id', '=', from)
    .where('ledger_id', 'is', null)
    .execute();
  await sql`select set_config('account.merging', '', true)`.execute(tx);
}
