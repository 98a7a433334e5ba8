import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { readReferences } from '#server/db/references.ts';
import { isPastDebit, monthOfStart } from './demo-months.ts';

/** Takes statements, debits and runs of months before the platform began; call it while fixed rows may change. */
export async function clearPastMonths(tx: Tx): Promise<void> {
  const began = await monthOfStart(tx);
  for (const { table, column } of await readReferences(tx, ['month_statement']))
    await sql`delete from ${sql.ref(table)} where ${sql.ref(column)} in (
      select id from month_statement where month < ${began})`.execute(tx);
  await tx.deleteFrom('month_statement').where('month', '<', began).execute();
  await tx.deleteFrom('closure').where('month', '<', began).execute();
  await sql`delete from points_entry undo using points_entry debit
    where undo.reverses_id = debit.id and ${isPastDebit(began)}`.execute(tx);
  await sql`delete from points_entry debit where ${isPastDebit(began)}`.execute(tx);
}
