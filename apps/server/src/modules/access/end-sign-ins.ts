import type { PilotActor } from '#server/api/actor.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { expectRecentProof } from './recent-proof.ts';

/** Ends all sign-ins of a pilot, except `except`. */
export async function endSignIns(tx: Tx, pilotId: string, now: Date, except?: string | null): Promise<void> {
  let query = tx
    .updateTable('sign_in')
    .set({ revoked_at: now })
    .where('pilot_id', '=', pilotId)
    .where('revoked_at', 'is', null);
  if (except) query = query.where('id', '!=', except);
  await query.execute();
}

/** Ends all other sign-ins of the caller. Needs a recent proof of the password, which a stolen sign-in lacks. */
export function signOutElsewhere(db: Database, actor: PilotActor, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    await expectRecentProof(tx, actor, now);
    await endSignIns(tx, actor.pilotId, now, actor.signInId);
  });
}
