import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { readReferences } from '#server/db/references.ts';
import { removePilots } from '../accounts/pilot-rows.ts';
import { fates } from './table-fates.ts';

/** Deletes an erased person's rows, and clears their texts in the rows that stay, as `TABLE_FATES` says. */
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

/** Before a merge: deletes the rows that end with the account that goes, as `TABLE_FATES` says. */
export async function dropRowsOfAccount(tx: Tx, pilotId: string): Promise<void> {
  for (const [table, { erased, merged }] of fates())
    if (merged === 'removed' && typeof erased === 'object' && 'removed' in erased)
      await sql`delete from ${sql.table(table)} where ${sql.ref(erased.removed)} = ${pilotId}`.execute(tx);
}

/** Before a merge: deletes rows that a person may have only once and that the remaining account has too. */
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

/**
 * Changes all foreign keys to a pilot's row into keys to another row, also in unchangeable entries, and deletes the old
 * row. Both rows must exist, and the caller must have removed what a person may have only once.
 */
export async function repointAccount(tx: Tx, from: string, to: string): Promise<void> {
  // With these settings, the trigger of unchangeable entries lets this transaction replace one id by the other.
  await sql`select set_config('erasure.forgotten', ${from}, true), set_config('erasure.fresh', ${to}, true)`.execute(
    tx,
  );
  for (const { table, column } of await readReferences(tx, ['pilot']))
    await sql`update ${sql.ref(table)} set ${sql.ref(column)} = ${to} where ${sql.ref(column)} = ${from}`.execute(
      tx,
    );
  await removePilots(tx, [from]);
}
