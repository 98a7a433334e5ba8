import type { Database, Tx } from '#server/db/database.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { monthOf } from '@va/domain/months.ts';
import { settleMonth } from './settle-month.ts';

/** Settles again the deferred months of all pilots, which waited for decisions. Answers how many pilots. */
export async function settleWaiting(db: Database, airline: Airline, now: Date): Promise<number> {
  const rows = await db.queries
    .selectFrom('month_statement')
    .select('pilot_id')
    .select((row) => row.fn.min('month').as('month'))
    .where('result', '=', 'deferred')
    .groupBy('pilot_id')
    .orderBy('pilot_id')
    .execute();
  for (const { pilot_id, month } of rows)
    await db.transaction(async (tx) => {
      await lockPilot(tx, pilot_id);
      await settleFrom(tx, airline, pilot_id, month, now);
    });
  return rows.length;
}

/**
 * Settles a closed month again after a decision on one of its flights, or on a leave that begins with it; and the later
 * months, whose count of idle months depends on it. Does nothing for a month without a statement. The caller has locked
 * the pilot's row.
 */
export async function settleFlightMonth(
  tx: Tx,
  airline: Airline,
  pilotId: string,
  offBlock: Date | null,
  now: Date,
): Promise<void> {
  if (offBlock !== null) await settleFrom(tx, airline, pilotId, monthOf(offBlock.getTime()), now);
}

/** Settles all closed months of a pilot again after a merge; the caller has locked the pilot's row. */
export async function settleEveryMonth(tx: Tx, airline: Airline, pilotId: string, now: Date): Promise<void> {
  const { first } = await tx
    .selectFrom('month_statement')
    .select((row) => row.fn.min('month').as('first'))
    .where('pilot_id', '=', pilotId)
    .executeTakeFirstOrThrow();
  if (first !== null) await settleFrom(tx, airline, pilotId, first, now);
}

async function settleFrom(
  tx: Tx,
  airline: Airline,
  pilotId: string,
  month: string,
  now: Date,
): Promise<void> {
  const rows = await tx
    .selectFrom('month_statement')
    .select('month')
    .where('pilot_id', '=', pilotId)
    .where('month', '>=', month)
    .orderBy('month')
    .execute();
  if (rows[0]?.month !== month) return;
  for (const row of rows) await settleMonth(tx, airline, [pilotId], row.month, now);
}
