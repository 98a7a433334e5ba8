import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { PilotRow } from '@va/domain/imports/pilot-row.ts';
import { addMonthsTo } from '@va/domain/months.ts';
import type { Tx } from '#server/db/database.ts';
import { ownCode } from '#server/kernel/airline/own-code.ts';
import type { Applying } from './applying.ts';

const ROW = sql`(id uuid, assignment uuid, history uuid, callsign text, name text, email text, country text,
  rank text, base text, "vatsimCid" bigint, "ivaoVid" bigint, "joinedAt" timestamptz)`;

/**
 * Makes accounts that wait for their invitation, with the rank and the day that they had. What was taken meanwhile is left
 * out. Answers how many were made.
 */
export async function applyPilots(
  tx: Tx,
  rows: readonly PilotRow[],
  { importId, airline, now }: Applying,
): Promise<number> {
  const heldSince = new Date(addMonthsTo(now.getTime(), -airline.accountRules.callsignHoldMonths));
  const given = JSON.stringify(
    rows.map((row) => ({
      ...row,
      base: ownCode(airline.operations, row.base),
      id: uuid(),
      assignment: uuid(),
      history: uuid(),
    })),
  );
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
  await sql`insert into rank_history (id, pilot_id, rank_code, since, reason)
    select history, id, rank, coalesce("joinedAt", ${now}), 'Traído de otro sistema'
    from jsonb_to_recordset(${given}::jsonb) as row ${ROW}
    where id = any(${ids})`.execute(tx);
  return ids.length;
}
