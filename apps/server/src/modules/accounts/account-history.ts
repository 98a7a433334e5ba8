import { v7 as uuid } from 'uuid';
import type { Insertable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { AccountChangeTable } from '#server/db/tables.ts';

/** A change of an account's state, of a pilot whose row is locked. */
type Change = Pick<Insertable<AccountChangeTable>, 'from_status' | 'to_status'> & { at: Date };

/** Writes down that an account has changed its state. */
export async function noteAccountChange(tx: Tx, pilotId: string, change: Change): Promise<void> {
  await tx
    .insertInto('account_change')
    .values({ id: uuid(), pilot_id: pilotId, ...change })
    .execute();
}

/** Puts one history in the place of those of two accounts that become one, under the account that stays. */
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
