import { type AccountHistory, mergeHistories } from '@va/domain/account/merged-history.ts';
import type { Tx } from '#server/db/database.ts';
import { joinAccountHistories } from '../accounts/account-history.ts';
import type { PilotRow } from '../accounts/locked-account.ts';

/**
 * Before a merge: combines both accounts' histories of states into the person's, so that months are closed rightly.
 * With both lists simply mixed, leaving with one account would hide activity of the other. The caller has locked both
 * rows.
 */
export async function mergeChanges(tx: Tx, from: PilotRow, to: PilotRow, now: Date): Promise<void> {
  const merged = mergeHistories(await readHistory(tx, from), await readHistory(tx, to), now.getTime());
  const changes = merged.map((change) => ({
    from_status: change.from,
    to_status: change.to,
    at: new Date(change.at),
  }));
  await joinAccountHistories(tx, from.id, to.id, changes);
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
