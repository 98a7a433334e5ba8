import type { PilotActor } from '#server/api/actor.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { endProgramKeys } from '../keys/stored-keys.ts';
import { tellOfAccess } from './access-news.ts';
import { endLinks, endSignIns } from './end-access.ts';
import { expectPassword, wrongPassword, isStillPassword } from './prove-password.ts';
import { hashPassword, refuseWeakPassword } from './passwords.ts';

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
