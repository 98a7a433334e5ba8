import type { Queries, Tx } from '#server/db/database.ts';

/** Records that closing a month (`YYYY-MM`) has begun, unless recorded before. */
export async function beginClosure(queries: Queries, month: string, now: Date): Promise<void> {
  await queries
    .insertInto('closure')
    .values({ month, started_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Records that a month is settled for all pilots. */
export async function finishClosure(queries: Queries, month: string, now: Date): Promise<void> {
  await queries
    .updateTable('closure')
    .set({ finished_at: now })
    .where('month', '=', month)
    .where('finished_at', 'is', null)
    .execute();
}

/** Deletes closures and statements of months before this one (`YYYY-MM`). */
export async function forgetMonthsBefore(tx: Tx, month: string): Promise<void> {
  await tx.deleteFrom('month_statement').where('month', '<', month).execute();
  await tx.deleteFrom('closure').where('month', '<', month).execute();
}
