import type { Queries } from '#server/db/database.ts';

/** Sets a pilot's password. */
export async function setPassword(
  tx: Queries,
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
}
