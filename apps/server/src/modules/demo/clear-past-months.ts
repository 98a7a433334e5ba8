import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { readReferences } from '#server/db/references.ts';
import { removePoints } from '../ledgers/entry-rows.ts';
import { forgetMonthsBefore } from '../points/closure-rows.ts';
import { isPastDebit, monthOfStart } from './demo-months.ts';

/** Removes statements, debits and closures of months before the platform began. Call it within `changingFixed`. */
export async function clearPastMonths(tx: Tx): Promise<void> {
  const began = await monthOfStart(tx);
  for (const { table, column } of await readReferences(tx, ['month_statement']))
    await sql`delete from ${sql.ref(table)} where ${sql.ref(column)} in (
      select id from month_statement where month < ${began})`.execute(tx);
  await forgetMonthsBefore(tx, began);
  await removePoints(tx, sql`select debit.id from points_entry debit where ${isPastDebit(began)}`);
}
