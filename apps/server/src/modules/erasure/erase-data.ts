import { randomUUID } from 'node:crypto';
import { notify, type Tx } from '#server/db/database.ts';
import { leaveDiscordRole } from '../discord/discord-roles.ts';
import { forgetRows, repointAccount } from './forget-rows.ts';
import { lockToRemove } from '../accounts/locked-account.ts';
import { copyPilot, setPilot } from '../accounts/pilot-rows.ts';

/** Database channel that is notified of each committed erasure. */
export const ERASURES = 'erasures';

/** The line about an erasure for the file outside the database. */
export const erasureLine = (erasure: { pilot_id: string; erased_at: Date }) =>
  `${erasure.pilot_id} ${erasure.erased_at.toISOString()}`;

/**
 * Erases a person's data: name, addresses, keys, messages, texts they wrote and tracks of their flights. Flights, hours
 * and points stay for the airline, under a new random id that leads to nobody. Audit entries are removed later, when
 * their own retention ends.
 */
export async function eraseData(tx: Tx, pilotId: string, now: Date): Promise<void> {
  await lockToRemove(tx, pilotId);
  const erasure = { pilot_id: pilotId, erased_at: now };
  await tx
    .insertInto('erasure')
    .values(erasure)
    .onConflict((conflict) => conflict.column('pilot_id').doNothing())
    .execute();
  await notify(tx, ERASURES, erasureLine(erasure));
  await forgetRows(tx, pilotId);
  await leaveDiscordRole(tx, pilotId, now);
  await setPilot(tx, pilotId, {
    callsign: null,
    name: null,
    email: null,
    country: null,
    timezone: 'UTC',
    positions: [],
    roles: [],
    capabilities: [],
    vatsim_cid: null,
    ivao_vid: null,
    simbrief_alias: null,
    own_sceneries: [],
    liked_tails: [],
    discord_id: null,
    in_discord: false,
    show_name: false,
    public_map: false,
    public_profile: false,
    share_reports: false,
    in_boards: false,
    joined_at: null,
  });
  await giveFreshId(tx, pilotId);
}

/**
 * Replaces a pilot's id by a new random one, also in all foreign keys. The old id elsewhere, as in the audit, then
 * leads to nobody. The caller has locked the row.
 */
async function giveFreshId(tx: Tx, pilotId: string): Promise<void> {
  // A random UUID (v4): the time in a v7 id would lead back to the audit entry of the erasure.
  const fresh = randomUUID();
  await copyPilot(tx, pilotId, fresh);
  await repointAccount(tx, pilotId, fresh);
}
