import type { PilotActor } from '#server/api/actor.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { expectRecentProof } from './recent-proof.ts';

/** Signs a pilot out everywhere, but for one sign-in. */
export async function endSignIns(tx: Tx, pilotId: string, now: Date, except?: string | null): Promise<void> {
  let query = tx
    .updateTable('sign_in')
    .set({ revoked_at: now })
    .where('pilot_id', '=', pilotId)
    .where('revoked_at', 'is', null);
  if (except) query = query.where('id', '!=', except);
  await query.execute();
}

/** Signs a pilot out everywhere else; whoever stole a sign-in must prove the password first. */
export function signOutElsewhere(db: Database, actor: PilotActor, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    await expectRecentProof(tx, actor, now);
    await endSignIns(tx, actor.pilotId, now, actor.signInId);
  });
}
