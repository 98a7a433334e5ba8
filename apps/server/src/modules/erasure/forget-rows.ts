import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { fates } from './table-fates.ts';

/** Removes the rows of a person whose account is erased, and what they wrote in those that stay. */
export async function forgetRows(tx: Tx, pilotId: string): Promise<void> {
  for (const [table, { erased }] of fates()) {
    if (erased === 'kept' || erased === 'alone') continue;
    const by = 'removed' in erased ? erased.removed : (erased.by ?? 'pilot_id');
    const theirs =
      by === 'report_id'
        ? sql<boolean>`report_id in (select id from report where pilot_id = ${pilotId})`
        : sql<boolean>`${sql.ref(by)} = ${pilotId}`;
    const those = erased.only === undefined ? theirs : sql<boolean>`${theirs} and ${erased.only}`;
    if ('removed' in erased) await tx.deleteFrom(table).where(those).execute();
    else await tx.updateTable(table).set(erased.forgets).where(those).execute();
  }
}

/** Removes what goes with an account that becomes one with another. */
export async function dropRowsOfAccount(tx: Tx, pilotId: string): Promise<void> {
  for (const [table, { erased, merged }] of fates())
    if (merged === 'removed' && typeof erased === 'object' && 'removed' in erased)
      await sql`delete from ${sql.table(table)} where ${sql.ref(erased.removed)} = ${pilotId}`.execute(tx);
}

/** Removes what stands once for a person, and the account that stays has too. */
export async function dropWhatBothHave(tx: Tx, from: string, to: string): Promise<void> {
  for (const [table, { merged }] of fates()) {
    if (typeof merged !== 'object') continue;
    const same = merged.once.map((column) => sql`own.${sql.ref(column)} = other.${sql.ref(column)}`);
    await sql`delete from ${sql.table(table)} own where pilot_id = ${from} and exists (
      select from ${sql.table(table)} other where other.pilot_id = ${to} and ${sql.join(same, sql` and `)})`.execute(
      tx,
    );
  }
}
