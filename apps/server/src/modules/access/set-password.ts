import type { Tx } from '#server/db/database.ts';
import { endLinks } from './end-links.ts';

/** Sets a pilot's password. Programs that signed in with the one before have to sign in again, and links to set another end. */
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
  await tx
    .updateTable('api_key')
    .set({ revoked_at: now })
    .where('pilot_id', '=', pilotId)
    .where('renewed_days', 'is not', null)
    .where('revoked_at', 'is', null)
    .execute();
}
