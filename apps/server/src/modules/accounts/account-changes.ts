import type { Insertable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Account, AccountEvent } from '@va/domain/account/account.ts';
import { stepAccount } from '@va/domain/account/account-steps.ts';
import { refusalProblem } from '#server/api/problem.ts';
import type { Tx } from '#server/db/database.ts';
import type { AccountChangeTable } from '#server/db/tables.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { type SanctionWords, carryOut } from './account-effects.ts';
import { type PilotRow, saveAccount, toAccount } from './locked-account.ts';

/** The time of an account's event, and the rules that hold for it. */
export interface AccountMoment {
  now: Date;
  airline: Airline;
}

/** A change of an account's state, of a pilot whose row is locked. */
type Change = Pick<Insertable<AccountChangeTable>, 'from_status' | 'to_status'> & { at: Date };

/**
 * Applies a domain event to an account, with all its effects, in the caller's transaction; the caller has locked the
 * row. Throws the domain's refusal as a problem.
 */
export async function changeAccount(
  tx: Tx,
  row: PilotRow,
  event: AccountEvent,
  { now, airline }: AccountMoment,
  words?: SanctionWords,
): Promise<Account> {
  const step = stepAccount(toAccount(row), event, airline.accountRules, now.getTime());
  if (!step.ok) throw refusalProblem(step.refusal);
  const removed = step.effects.some(({ type }) => type === 'remove_account');
  if (!removed) await saveAccount(tx, row.id, step.next);
  if (!removed && step.next.status !== row.status)
    await noteAccountChange(tx, row.id, { from_status: row.status, to_status: step.next.status, at: now });
  // Call this first: the erasure removes the account's data and id.
  if (event.type === 'erase') await airline.effects.accountErasing(tx, airline, row.id, now);
  for (const effect of step.effects) await carryOut(tx, airline, row, effect, step.next, now, words);
  if (event.type === 'end_leave') await airline.effects.leaveEnded(tx, row, now);
  return step.next;
}

/** Records a change of an account's state. */
async function noteAccountChange(tx: Tx, pilotId: string, change: Change): Promise<void> {
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
