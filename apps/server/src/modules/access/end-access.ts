import { DAY_MS } from '@va/domain/durations.ts';
import type { PilotActor } from '#server/api/actor.ts';
import type { Database, Queries, Tx } from '#server/db/database.ts';
import { forgetEndedDevices } from '#server/kernel/push/push-devices.ts';
import { expectRecentProof } from './prove-password.ts';
import type { LinkKind } from '@va/contract/account/session.ts';

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

/** Days for which a sign-in or a link is kept after its end. */
export const SIGN_IN_DAYS = 30;

/**
 * Removes sign-ins and links that ended more than `SIGN_IN_DAYS` ago, push subscriptions of ended sign-ins, and expired
 * passkey challenges.
 */
export async function removeOldSignIns(queries: Queries, now: Date): Promise<void> {
  const before = new Date(now.getTime() - SIGN_IN_DAYS * DAY_MS);
  await queries
    .deleteFrom('sign_in')
    .where((is) => is.or([is('expires_at', '<', before), is('revoked_at', '<', before)]))
    .execute();
  await forgetEndedDevices(queries, now);
  await queries.deleteFrom('access_link').where('expires_at', '<', before).execute();
  await queries.deleteFrom('passkey_challenge').where('expires_at', '<', now).execute();
}

/** Revokes a pilot's unused links of this kind. */
export async function endLinks(tx: Tx, pilotId: string, kind: LinkKind, now: Date): Promise<void> {
  await tx
    .updateTable('access_link')
    .set({ revoked_at: now })
    .where('pilot_id', '=', pilotId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute();
}
