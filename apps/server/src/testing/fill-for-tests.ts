import type { Database } from '#server/db/database.ts';
import { setPassword } from '#server/modules/access/set-password.ts';
import { hashPassword } from '#server/modules/access/passwords.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { fillDatabase } from '#server/modules/first-start/fill-database.ts';

/** The password of every account of the tests. */
export const PASSWORD = 'una frase para las pruebas';

/** When the tests' clock starts. */
export const START = Date.parse('2026-11-20T10:00:00Z');

/** Puts an airline and its accounts, each with the password of the tests, into a migrated database. */
export async function fillForTests(db: Database, airline: Airline): Promise<void> {
  const now = new Date(START);
  await fillDatabase(db, airline, now);
  const secretHash = await hashPassword(PASSWORD);
  await db.transaction(async (tx) => {
    for (const { id } of await tx.selectFrom('pilot').select('id').execute())
      await setPassword(tx, id, secretHash, now);
  });
}
