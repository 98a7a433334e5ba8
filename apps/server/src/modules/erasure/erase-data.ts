import { notify, type Tx } from '#server/db/database.ts';
import { leaveDiscordRole } from '../discord/leave-discord-role.ts';
import { forgetRows } from './forget-rows.ts';
import { giveFreshId } from './give-fresh-id.ts';
import { lockToRemove } from '../accounts/locked-account.ts';
import { setPilot } from '../accounts/pilot-rows.ts';

/** Channel that tells of each erasure when it is committed. */
export const ERASURES = 'erasures';

/** What is written down of an erasure outside the database. */
export const erasureLine = (erasure: { pilot_id: string; erased_at: Date }) =>
  `${erasure.pilot_id} ${erasure.erased_at.toISOString()}`;

/**
 * Takes a person out of the data: name, addresses, keys, messages, words they wrote and where they flew. What counts for
 * the airline stays, as flights, hours and points of somebody who left, under a fresh id that nobody knows; audit entries
 * end by their own date.
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
