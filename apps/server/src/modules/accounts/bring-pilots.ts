import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { PilotRow } from '@va/domain/imports/pilot-row.ts';
import type { Tx } from '#server/db/database.ts';

/** A pilot of an import, with the id of the new account. */
export type BroughtPilot = PilotRow & { id: string };

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
