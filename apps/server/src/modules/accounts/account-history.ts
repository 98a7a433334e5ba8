import { v7 as uuid } from 'uuid';
import type { Insertable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { AccountChangeTable } from '#server/db/tables.ts';

/** A change of an account's state, of a pilot whose row is locked. */
type Change = Pick<Insertable<AccountChangeTable>, 'from_status' | 'to_status'> & { at: Date };

/** Records a change of an account's state. */
export async function noteAccountChange(tx: Tx, pilotId: string, change: Change): Promise<void> {
  await tx
    .insertInto('account_change')
    .values({ id: uuid(), pilot_id: pilotId, ...change })
    .execute();
}

/** Replaces the histories of two merged accounts by one, under the account that stays. */
export async function joinAccountHistories(
  tx: Tx,
  from: string,
  to: string,
  changes: readonly Change[],
): Promise<void> {
  await tx.deleteFrom('account_change').where('pilot_id', 'in', [from, to]).execute();
  const rows = changes.map((change) => ({ id: uuid(), pilot_id: to, ...change }));
  if (rows.length > 0) await tx.insertInto('account_change').values(rows).execute();
}
