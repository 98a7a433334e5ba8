import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { removePilots } from '../accounts/pilot-rows.ts';
import { readReferences } from '#server/db/references.ts';

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
