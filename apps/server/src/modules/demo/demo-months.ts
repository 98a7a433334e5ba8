import { sql } from 'kysely';
import { DAY_MS } from '@va/domain/durations.ts';
import { addMonths, monthOf } from '@va/domain/months.ts';
import { dueAt } from '@va/domain/points/monthly-close.ts';
import { changingFixed } from '#server/db/changing-fixed.ts';
import type { Database, Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { untellAll } from '#server/kernel/messages/inbox-rows.ts';
import { unsendAll } from '#server/kernel/messages/outbox-rows.ts';
import { datePoints } from '../ledgers/entry-rows.ts';
import { beginClosure, finishClosure } from '../points/close-months.ts';
import { settleMonth } from '../points/settle-month.ts';

/** A past month of the demo, and its closing time. */
export interface PastMonth {
  month: string;
  closesAt: number;
  /** Whether the demo covers the month from its first day. */
  isWhole: boolean;
}

/** The demo's months before the platform began whose closing was due by now, the oldest first. */
export async function pastMonths(
  queries: Queries,
  airline: Airline,
  { now, days }: { now: Date; days: number },
): Promise<PastMonth[]> {
  const began = await monthOfStart(queries);
  const months: PastMonth[] = [];
  const first = monthOf(now.getTime() - days * DAY_MS);
  for (let month = first; month < began; month = addMonths(month, 1)) {
    const closesAt = dueAt(month, airline.operations.points);
    if (closesAt <= now.getTime()) months.push({ month, closesAt, isWhole: month !== first });
  }
  return months;
}

/**
 * Closes a past month of the demo as if the platform and its pilots had existed then, with statements and debits dated
 * when it was due. The platform never closes months before it began, so `clearDemo` recognises these by their month.
 */
export function closePastMonth(
  db: Database,
  airline: Airline,
  pilotIds: readonly string[],
  { month, closesAt, isWhole }: PastMonth,
): Promise<void> {
  const at = new Date(closesAt);
  return db.transaction(async (tx) => {
    await tx.selectFrom('pilot').select('id').where('id', 'in', pilotIds).orderBy('id').forUpdate().execute();
    await beginClosure(tx, month, at);
    // In the demo's first month nobody was there from the first day, so nobody pays for inactivity.
    await settleMonth(tx, airline, pilotIds, month, at, { everybodyThere: isWhole });
    await finishClosure(tx, month, at);
    await changingFixed(tx, () =>
      datePoints(
        tx,
        sql`select id, ${at}::timestamptz as at from points_entry
          where reason = 'inactive_month' and subject = ${month}`,
      ),
    );
    // Send no messages about months that are long over.
    await unsendAll(tx);
    await untellAll(tx);
  });
}

/** Condition on `points_entry debit`: it was charged for a month before the platform began (`began`, `YYYY-MM`). */
export const isPastDebit = (began: string) =>
  sql<boolean>`debit.reason = 'inactive_month' and debit.subject < ${began}`;

/** The month in which the platform began, `YYYY-MM`. */
export async function monthOfStart(queries: Queries): Promise<string> {
  const row = await queries.selectFrom('platform_start').select('started_at').executeTakeFirstOrThrow();
  return monthOf(row.started_at.getTime());
}
