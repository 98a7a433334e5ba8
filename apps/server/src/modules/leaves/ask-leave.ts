import { v7 as uuid } from 'uuid';
import { addMonths, monthOf } from '@va/domain/months.ts';
import type { Leave } from '@va/contract/account/me.ts';
import { Problem, refuseTwice } from '#server/api/problem.ts';
import { constants, constant } from '#server/db/constants.ts';
import type { Database, Queries, Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import { readLeave } from './leave-view.ts';

/** A pilot asks for a leave of some months from one that has not begun (`YYYY-MM`). Throws the reason why they can't. */
export function askLeave(
  db: Database,
  airline: Airline,
  pilotId: string,
  { firstMonth, months }: { firstMonth: string; months: number },
  now: Date,
): Promise<Leave> {
  return db.transaction(async (tx) => {
    const row = await lockPilot(tx, pilotId);
    if (row.status !== 'active') throw new Problem('estado-de-cuenta');
    const current = monthOf(now.getTime());
    if (firstMonth <= current)
      throw new Problem('excedencia-tarde', {
        detail: `La excedencia se pide antes de que empiece el mes. Pídela desde ${addMonths(current, 1)}.`,
        errors: [{ pointer: '/firstMonth', message: 'Elige un mes que no haya empezado' }],
      });
    const before = await monthsBefore(tx, pilotId, firstMonth);
    if (before + months > airline.accountRules.maxLeaveMonths)
      throw new Problem('excedencia-larga', {
        errors: [{ pointer: '/months', message: 'Elige menos meses' }],
      });
    const id = uuid();
    await tx
      .insertInto('leave')
      .values({
        id,
        pilot_id: pilotId,
        first_month: `${firstMonth}-01`,
        months,
        state: 'asked',
        created_at: now,
      })
      .execute()
      .catch(refuseTwice('leave_open', 'excedencia-pendiente'));
    return readLeave(tx, id);
  });
}

/**
 * Number of months of leave directly before a month, without a gap; of ended leaves, only the months in which they ran.
 */
export async function monthsBefore(queries: Queries, pilotId: string, firstMonth: string): Promise<number> {
  const rows = await queries
    .selectFrom('leave')
    .select(['first_month', 'months', 'ended_at'])
    .where('pilot_id', '=', pilotId)
    .where('state', 'in', constants('granted', 'ended'))
    .execute();
  const taken = new Set(
    rows.flatMap((row) =>
      Array.from({ length: row.months }, (_, n) => addMonths(row.first_month.slice(0, 7), n)).filter(
        (month) => row.ended_at === null || month <= monthOf(row.ended_at.getTime()),
      ),
    ),
  );
  let count = 0;
  while (taken.has(addMonths(firstMonth, -1 - count))) count += 1;
  return count;
}

/** The pilot takes an own leave back: one that waits for its decision, or that was granted and has not begun. */
export function withdrawLeave(db: Database, pilotId: string, id: string, now: Date): Promise<Leave> {
  return db.transaction(async (tx) => {
    const leave = await tx
      .selectFrom('leave')
      .select(['state', 'first_month'])
      .where('id', '=', id)
      .where('pilot_id', '=', pilotId)
      .forUpdate()
      .executeTakeFirstOrThrow(() => new Problem('no-encontrado'));
    if (leave.state !== 'asked' && leave.state !== 'granted')
      throw new Problem('cambiado-entretanto', { current: { state: leave.state } });
    if (leave.state === 'granted' && leave.first_month.slice(0, 7) <= monthOf(now.getTime()))
      throw new Problem('fuera-de-plazo', {
        detail:
          'Tu excedencia ya ha empezado. Para volver antes, pulsa «Terminar la excedencia» en tu cuenta.',
      });
    await tx.updateTable('leave').set({ state: 'withdrawn' }).where('id', '=', id).execute();
    return readLeave(tx, id);
  });
}

/** Withdraws an erased account's undecided leaves. */
export async function withdrawAskedLeaves(tx: Tx, _: Airline, pilotId: string): Promise<void> {
  await tx
    .updateTable('leave')
    .set({ state: 'withdrawn' })
    .where('pilot_id', '=', pilotId)
    .where('state', '=', constant('asked'))
    .execute();
}

/** Before a merge: deletes the undecided leaves of the account that goes. */
export async function dropAskedLeaves(tx: Tx, pilotId: string): Promise<void> {
  await tx
    .deleteFrom('leave')
    .where('pilot_id', '=', pilotId)
    .where('state', '=', constant('asked'))
    .execute();
}
