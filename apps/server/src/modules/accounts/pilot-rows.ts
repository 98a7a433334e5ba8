import { type Insertable, type Updateable, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { PilotRow } from '@va/domain/imports/import-rows.ts';
import { constants } from '#server/db/constants.ts';
import type { Tx } from '#server/db/database.ts';
import type { PilotTable } from '#server/db/tables.ts';
import { giveCallsign } from './callsigns.ts';

/** Changes columns of a pilot's row, which is locked. */
export async function setPilot(tx: Tx, id: string, columns: Updateable<PilotTable>): Promise<void> {
  await tx.updateTable('pilot').set(columns).where('id', '=', id).execute();
}

/** Changes columns of pilots without raising the rows' version, so that nobody notices a change. */
export async function setPilotsUnnoticed(
  tx: Tx,
  pilots: readonly (Pick<Updateable<PilotTable>, 'own_sceneries' | 'liked_tails' | 'joined_at'> & {
    id: string;
  })[],
): Promise<void> {
  await sql`alter table pilot disable trigger pilot_touch`.execute(tx);
  for (const { id, ...columns } of pilots) await setPilot(tx, id, columns);
  await sql`alter table pilot enable trigger pilot_touch`.execute(tx);
}

/** Inserts an account and records its callsign. Throws if another account has the mail address. */
export async function addPilot(
  tx: Tx,
  row: Insertable<PilotTable> & { id: string; callsign: string },
  now: Date,
): Promise<void> {
  await tx.insertInto('pilot').values(row).execute();
  await giveCallsign(tx, row.id, row.callsign, now);
}

/** Deletes an invited account that nobody has used yet, with the record of its callsign. */
export async function removeInvited(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('callsign_assignment').where('pilot_id', '=', id).execute();
  await removePilots(tx, [id]);
}

/** Deletes pilots' rows; no other row may still refer to them. */
export async function removePilots(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('pilot').where('id', 'in', ids).execute();
}

/** Takes a callsign from an account that has left (retired or erased); the account itself stays. */
export async function takeCallsignOfWhoLeft(tx: Tx, callsign: string): Promise<void> {
  await tx
    .updateTable('pilot')
    .set({ callsign: null })
    .where('callsign', '=', callsign)
    .where('status', 'in', constants('retired', 'erased'))
    .execute();
}

/** Copies a pilot's row to another id, with the present time as its creation. */
export async function copyPilot(tx: Tx, id: string, fresh: string): Promise<void> {
  await sql`insert into pilot
    select (jsonb_populate_record(p, jsonb_build_object('id', ${fresh}::text, 'created_at', now()))).*
    from pilot p where id = ${id}`.execute(tx);
}

/** A pilot of an import, with the id of the new account. */
type BroughtPilot = PilotRow & { id: string };

const ROW = sql`(id uuid, assignment uuid, callsign text, name text, email text, country text,
  rank text, base text, "vatsimCid" bigint, "ivaoVid" bigint, "joinedAt" timestamptz)`;

/**
 * Makes invited accounts for many pilots at once. It skips those whose callsign, mail address or network id is taken,
 * or whose callsign somebody gave up after `heldSince`. Answers the ids of the new accounts.
 */
export async function bringPilots(
  tx: Tx,
  pilots: readonly BroughtPilot[],
  { importId, heldSince, now }: { importId: string; heldSince: Date; now: Date },
): Promise<string[]> {
  const given = JSON.stringify(pilots.map((pilot) => ({ ...pilot, assignment: uuid() })));
  const { rows: made } = await sql<{ id: string }>`
    insert into pilot (id, callsign, name, email, country, base_icao, status, rank_code, vatsim_cid, ivao_vid, joined_at, import_id)
    select id, callsign, name, email, country, base, 'invited', rank, "vatsimCid", "ivaoVid", coalesce("joinedAt", ${now}), ${importId}
    from jsonb_to_recordset(${given}::jsonb) as row ${ROW}
    where not exists (select 1 from callsign_assignment held
      where held.callsign = row.callsign and (held.released_at is null or held.released_at > ${heldSince}))
    on conflict do nothing returning id`.execute(tx);
  const ids = made.map(({ id }) => id);
  await sql`insert into callsign_assignment (id, pilot_id, callsign, given_at)
    select assignment, id, callsign, ${now} from jsonb_to_recordset(${given}::jsonb) as row ${ROW}
    where id = any(${ids})`.execute(tx);
  return ids;
}
