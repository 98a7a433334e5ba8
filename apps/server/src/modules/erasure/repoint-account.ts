import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { removePilots } from '../accounts/pilot-rows.ts';
import { readReferences } from '#server/db/references.ts';

/**
 * Puts everything that refers to a pilot's row under another one, also entries that nobody changes, and removes the row.
 * Both rows are there, and what may stand only once for a person was put in order by the caller.
 */
export async function repointAccount(tx: Tx, from: string, to: string): Promise<void> {
  // The rule of entries that nobody changes lets these two ids be exchanged, until the transaction ends.
  await sql`select set_config('erasure.forgotten', ${from}, true), set_config('erasure.fresh', ${to}, true)`.execute(
    tx,
  );
  for (const { table, column } of await readReferences(tx, ['pilot']))
    await sql`update ${sql.ref(table)} set ${sql.ref(column)} = ${to} where ${sql.ref(column)} = ${from}`.execute(
      tx,
    );
  await removePilots(tx, [from]);
}
