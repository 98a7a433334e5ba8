import type { Queries } from '#server/db/database.ts';

/** Signs a pilot out everywhere, but for one sign-in. */
export async function endSignIns(
  tx: Queries,
  pilotId: string,
  now: Date,
  except?: string | null,
): Promise<void> {
  let query = tx
    .updateTable('sign_in')
    .set({ revoked_at: now })
    .where('pilot_id', '=', pilotId)
    .where('revoked_at', 'is', null);
  if (except) query = query.where('id', '!=', except);
  await query.execute();
}
