import { v7 as uuid } from 'uuid';
import { type AccountHistory, mergeHistories } from '@va/domain/account/merged-history.ts';
import type { Tx } from '#server/db/database.ts';
import type { PilotRow } from '../accounts/locked-account.ts';

/**
 * Makes one history of the states of two accounts that are about to be merged, so that a month is closed by what their
 * person was: in both lists mixed, who left with one account would not be active with the other. Both rows are locked.
 */
export async function mergeChanges(tx: Tx, from: PilotRow, to: PilotRow, now: Date): Promise<void> {
  const merged = mergeHistories(await readHistory(tx, from), await readHistory(tx, to), now.getTime());
  await tx.deleteFrom('account_change').where('pilot_id', 'in', [from.id, to.id]).execute();
  const rows = merged.map((change) => ({
    id: uuid(),
    pilot_id: to.id,
    from_status: change.from,
    to_status: change.to,
    at: new Date(change.at),
  }));
  if (rows.length > 0) await tx.insertInto('account_change').values(rows).execute();
}

async function readHistory(tx: Tx, { id, status, joined_at }: PilotRow): Promise<AccountHistory> {
  const rows = await tx
    .selectFrom('account_change')
    .selectAll()
    .where('pilot_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return {
    status,
    joinedAt: joined_at?.getTime() ?? null,
    changes: rows.map(({ from_status, to_status, at }) => ({
      from: from_status as AccountHistory['status'],
      to: to_status as AccountHistory['status'],
      at: at.getTime(),
    })),
  };
}
