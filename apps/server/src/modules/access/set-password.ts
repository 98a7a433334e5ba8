import type { Tx } from '#server/db/database.ts';
import { endProgramKeys } from '../keys/stored-keys.ts';
import { endLinks } from './end-links.ts';

/** Sets a pilot's password, ends the keys of programs that signed in with the old one, and revokes recovery links. */
export async function setPassword(
  tx: Tx,
  pilotId: string,
  secretHash: string,
  now: Date,
  sample = false,
): Promise<void> {
  const values = { secret_hash: secretHash, changed_at: now, sample };
  await tx
    .insertInto('password')
    .values({ pilot_id: pilotId, ...values })
    .onConflict((conflict) => conflict.column('pilot_id').doUpdateSet(values))
    .execute();
  await endLinks(tx, pilotId, 'recovery', now);
  await endProgramKeys(tx, pilotId, now);
}

/** Deletes the passwords of sample accounts; answers the pilots' ids. */
export async function removeSamplePasswords(tx: Tx): Promise<string[]> {
  const removed = await tx.deleteFrom('password').where('sample', '=', true).returning('pilot_id').execute();
  return removed.map(({ pilot_id }) => pilot_id);
}
