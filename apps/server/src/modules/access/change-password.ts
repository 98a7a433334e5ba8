import type { PilotActor } from '#server/api/actor.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { tellOfAccess } from './access-news.ts';
import { endSignIns } from './end-sign-ins.ts';
import { expectPassword, wrongPassword } from './own-password.ts';
import { hashPassword, refuseWeakPassword } from './passwords.ts';
import { isStillPassword } from './prove-password.ts';
import { setPassword } from './set-password.ts';

/** Changes the pilot's own password, given the current one, and ends all other sign-ins. */
export async function changePassword(
  db: Database,
  airline: Airline,
  actor: PilotActor,
  { current, next }: { current: string; next: string },
  now: Date,
): Promise<void> {
  const proved = await expectPassword(db.queries, actor.pilotId, current, now);
  await refuseWeakPassword(next, { callsign: actor.callsign, airline }, '/next');
  const secretHash = await hashPassword(next);
  await db.transaction(async (tx) => {
    // Check again under the lock: somebody who knows the old password must not undo a change made meanwhile.
    if (!(await isStillPassword(tx, proved, { toChange: true }))) throw wrongPassword();
    await setPassword(tx, actor.pilotId, secretHash, now);
    await endSignIns(tx, actor.pilotId, now, actor.signInId);
    await tellOfAccess(tx, actor.pilotId, 'password');
  });
}
