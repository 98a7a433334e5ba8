import { randomUUID } from 'node:crypto';
import { notify, type Tx } from '#server/db/database.ts';
import { leaveDiscordRole } from '../discord/discord-roles.ts';
import { lockToRemove } from '../accounts/locked-account.ts';
import { copyPilot, setPilot, removePilots } from '../accounts/pilot-rows.ts';
import { sql } from 'kysely';
import { readReferences } from '#server/db/references.ts';
import { fates } from './table-fates.ts';

/** Deletes an erased person's rows, and clears their texts in the rows that stay, as `TABLE_FATES` says. */
async function forgetRows(tx: Tx, pilotId: string): Promise<void> {
  for (const [table, { erased }] of fates()) {
    if (erased === 'kept' || erased === 'alone') continue;
    const by = 'removed' in erased ? erased.removed : (erased.by ?? 'pilot_id');
    const theirs =
      by === 'report_id'
        ? sql<boolean>`report_id in (select id from report where pilot_id = ${pilotId})`
        : sql<boolean>`${sql.ref(by)} = ${pilotId}`;
    const those = erased.only === undefined ? theirs : sql<boolean>`${theirs} and ${erased.only}`;
    if ('removed' in erased) await tx.deleteFrom(table).where(those).execute();
    else await tx.updateTable(table).set(erased.forgets).where(those).execute();
  }
}

/** Before a merge: deletes the rows that end with the account that goes, as `TABLE_FATES` says. */
export async function dropRowsOfAccount(tx: Tx, pilotId: string): Promise<void> {
  for (const [table, { erased, merged }] of fates())
    if (merged === 'removed' && typeof erased === 'object' && 'removed' in erased)
      await sql`delete from ${sql.table(table)} where ${sql.ref(erased.removed)} = ${pilotId}`.execute(tx);
}

/** Before a merge: deletes rows that a person may have only once and that the remaining account has too. */
export async function dropWhatBothHave(tx: Tx, from: string, to: string): Promise<void> {
  for (const [table, { merged }] of fates()) {
    if (typeof merged !== 'object') continue;
    const same = merged.once.map((column) => sql`own.${sql.ref(column)} = other.${sql.ref(column)}`);
    await sql`delete from ${sql.table(table)} own where pilot_id = ${from} and exists (
      select from ${sql.table(table)} other where other.pilot_id = ${to} and ${sql.join(same, sql` and `)})`.execute(
      tx,
    );
  }
}

/**
 * Changes all foreign keys to a pilot's row into keys to another row, also in unchangeable entries, and deletes the old
 * row. Both rows must exist, and the caller must have removed what a person may have only once.
 */
export async function repointAccount(tx: Tx, from: string, to: string): Promise<void> {
  // With these settings, the trigger of unchangeable entries lets this transaction replace one id by the other.
  await sql`select set_config('erasure.forgotten', ${from}, true), set_config('erasure.fresh', ${to}, true)`.execute(
    tx,
  );
  for (const { table, column } of await readReferences(tx, ['pilot']))
    await sql`update ${sql.ref(table)} set ${sql.ref(column)} = ${to} where ${sql.ref(column)} = ${from}`.execute(
      tx,
    );
  await removePilots(tx, [from]);
}

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
