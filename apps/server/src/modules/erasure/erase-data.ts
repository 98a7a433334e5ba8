import { type Queries, notify, type Tx } from '#server/db/database.ts';
import { leaveDiscordRole } from '../discord/leave-discord-role.ts';
import { giveFreshId } from './give-fresh-id.ts';
import { lockToRemove } from '../accounts/locked-account.ts';

/** Channel that tells of each erasure when it is committed. */
export const ERASURES = 'erasures';

/** What is written down of an erasure outside the database. */
export const erasureLine = (erasure: { pilot_id: string; erased_at: Date }) =>
  `${erasure.pilot_id} ${erasure.erased_at.toISOString()}`;

/** What is kept for a person alone, by the column that names the person. */
export const OWN_TABLES = [
  'password',
  'totp',
  'passkey',
  'passkey_challenge',
  'push_device',
  'sign_in',
  'access_link',
  'api_key',
  'device_grant',
  'inbox_message',
  'outbox',
  'calendar_address',
  'review_take',
  'network_sighting',
  'data_export',
  'notice_ack',
  'tour_enrolment',
  'event_signup',
  'award_grant',
  'board_standing',
] as const;
/** In place of words that a column must hold. */
const FORGOTTEN = '(suprimido con la cuenta de quien lo escribió)';

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
  for (const table of OWN_TABLES) await tx.deleteFrom(table).where('pilot_id', '=', pilotId).execute();
  await leaveDiscordRole(tx, pilotId, now);
  await tx.deleteFrom('idempotency').where('actor', '=', pilotId).execute();
  await endWhatWaits(tx, pilotId, now);
  await tx.updateTable('leave').set({ reason: null }).where('pilot_id', '=', pilotId).execute();
  await tx.updateTable('booking').set({ reason_text: null }).where('pilot_id', '=', pilotId).execute();
  await tx
    .updateTable('report')
    .set({ comment: '', callsign: null, evidence_url: null, client_flight_id: null })
    .where('pilot_id', '=', pilotId)
    .execute();
  const appeals = tx.updateTable('appeal').where('pilot_id', '=', pilotId);
  await appeals.set({ text: FORGOTTEN, evidence: [] }).execute();
  // Open appeals of an erased account are withdrawn, since nobody can be given a rank or relieved of a sanction any
  // more.
  await appeals.set({ state: 'withdrawn', decided_at: now }).where('state', '=', 'open').execute();
  await tx
    .updateTable('points_claim')
    .set({ text: FORGOTTEN, report_code: null })
    .where('pilot_id', '=', pilotId)
    .execute();
  await tx.updateTable('points_proposal').set({ text: FORGOTTEN }).where('pilot_id', '=', pilotId).execute();
  await tx
    .updateTable('month_statement')
    .set({ lapse_reason: null })
    .where('pilot_id', '=', pilotId)
    .execute();
  await tx.updateTable('qualification').set({ text: null }).where('pilot_id', '=', pilotId).execute();
  await tx.updateTable('promotion').set({ reason: null }).where('pilot_id', '=', pilotId).execute();
  for (const table of ['points_entry', 'hours_entry'] as const)
    await tx
      .updateTable(table)
      .set({ text: null })
      .where('pilot_id', '=', pilotId)
      .where('text', 'is not', null)
      .execute();
  await tx.updateTable('report_transition').set({ text: null }).where('by_id', '=', pilotId).execute();
  const own = tx.selectFrom('report').select('id').where('pilot_id', '=', pilotId);
  for (const table of [
    'telemetry_batch',
    'report_event',
    'live_position',
    'live_trail',
    'network_span',
    'recorder_note',
  ] as const)
    await tx.deleteFrom(table).where('report_id', 'in', own).execute();
  // It says under which callsign the network saw them.
  await tx.deleteFrom('report_flag').where('code', '=', 'V-15').where('report_id', 'in', own).execute();
  await tx.updateTable('void_proposal').set({ heard: FORGOTTEN }).where('report_id', 'in', own).execute();
  await tx
    .updateTable('pilot')
    .set({
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
      discord_id: null,
      in_discord: false,
      show_name: false,
      public_map: false,
      public_profile: false,
      share_reports: false,
      in_boards: false,
      joined_at: null,
    })
    .where('id', '=', pilotId)
    .execute();
  await tx
    .updateTable('callsign_assignment')
    .set({ pilot_id: null })
    .where('pilot_id', '=', pilotId)
    .execute();
  await giveFreshId(tx, pilotId);
}

/** What an erased account has asked for, or is proposed for it, waits for nobody any more: there is nobody to give it to. */
async function endWhatWaits(tx: Tx, pilotId: string, now: Date): Promise<void> {
  const decided_at = now;
  await tx
    .updateTable('leave')
    .set({ state: 'withdrawn' })
    .where('pilot_id', '=', pilotId)
    .where('state', '=', 'asked')
    .execute();
  await tx
    .updateTable('promotion')
    .set({ state: 'withdrawn', decided_at })
    .where('pilot_id', '=', pilotId)
    .where('state', 'in', ['asked', 'proposed'])
    .execute();
  await tx
    .updateTable('points_claim')
    .set({ state: 'dismissed', decided_at })
    .where('pilot_id', '=', pilotId)
    .where('state', '=', 'open')
    .execute();
  await tx
    .updateTable('points_proposal')
    .set({ state: 'declined', decided_at })
    .where('pilot_id', '=', pilotId)
    .where('state', '=', 'open')
    .execute();
}

/** A sanction of somebody who left is forgotten a year after it began. */
export async function forgetSanctions(queries: Queries, now: Date): Promise<void> {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - 1);
  await queries
    .deleteFrom('sanction')
    .where('starts_at', '<', before)
    .where('pilot_id', 'in', queries.selectFrom('pilot').select('id').where('status', '=', 'erased'))
    .execute();
}
