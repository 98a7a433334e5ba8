import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { isPastDebit, monthOfStart } from './demo-months.ts';

/** Pilots who paid for a month before the platform began. */
export async function readPastDebtors(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ pilot_id: string }>`
    select distinct pilot_id from points_entry debit where ${isPastDebit(await monthOfStart(tx))}`.execute(
    tx,
  );
  return rows.map(({ pilot_id }) => pilot_id);
}
