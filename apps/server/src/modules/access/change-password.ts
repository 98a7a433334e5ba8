import type { PilotActor } from '#server/api/actor.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { tellOfAccess } from './access-news.ts';
import { endSignIns } from './end-sign-ins.ts';
import { expectPassword, wrongPassword } from './own-password.ts';
import { hashPassword, refuseWeakPassword } from './passwords.ts';
import { isStillPassword } from './prove-password.ts';
import { setPassword } from './set-password.ts';

/** Changes the own password for who gives the one there is, and signs out everywhere else. */
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
    // Whoever knew the one before must not undo a change that came first.
    if (!(await isStillPassword(tx, proved, { toChange: true }))) throw wrongPassword();
    await setPassword(tx, actor.pilotId, secretHash, now);
    await endSignIns(tx, actor.pilotId, now, actor.signInId);
    await tellOfAccess(tx, actor.pilotId, 'password');
  });
}
