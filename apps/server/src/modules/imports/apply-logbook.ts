import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { importedOutcome } from '@va/domain/imports/imported-outcome.ts';
import type { LogbookRow } from '@va/domain/imports/logbook-row.ts';
import { minutesFor } from '@va/domain/points/report-postings.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import { newCode } from '../bookings/booking-row.ts';
import { ownCode } from '#server/kernel/airline/own-code.ts';
import type { Applying } from './applying.ts';
import { readPilotIds } from './pilot-ids.ts';

/**
 * Writes flights into logbooks. A valid one adds its hours and no points; one from before a total that its pilot brought
 * is in that total already, and adds nothing. Answers how many were written.
 */
export async function applyLogbook(
  tx: Tx,
  rows: readonly LogbookRow[],
  { importId, airline, now }: Applying,
): Promise<number> {
  const ids = await readPilotIds(tx);
  const totals = await readTotalDays(tx);
  const types = new Map([...airline.operations.types.values()].map(({ id, icaoType }) => [icaoType, id]));
  const given = rows.flatMap((row) => {
    const pilotId = ids.get(row.callsign);
    if (pilotId === undefined) return [];
    const flight = { ...row, offBlock: Date.parse(row.offBlock), onBlock: Date.parse(row.onBlock) };
    const total = totals.get(pilotId)?.getTime() ?? null;
    const outcome = importedOutcome(flight, { total, least: airline.scoring?.least ?? null });
    const minutes = minutesFor({ outcome, blockMin: row.blockMin });
    const typeId = types.get(row.icaoType) ?? row.icaoType.toLowerCase();
    const ends = { dep: ownCode(airline.operations, row.dep), arr: ownCode(airline.operations, row.arr) };
    return [
      { ...row, ...ends, id: uuid(), entry: uuid(), code: newCode(), pilotId, typeId, outcome, minutes },
    ];
  });
  const { rows: made } = await sql<{ id: string }>`
    insert into report (id, code, pilot_id, import_id, source, client, state, standing, outcome, type_id, icao_type,
      dep_icao, arr_planned_icao, arr_icao, off_block, on_block, block_min, distance_nm, touchdown_fpm, score,
      flight_number, callsign, emergency_at, created_at, submitted_at, decided_at, landing_told)
    select id, code, "pilotId", ${importId}, 'import', 'import', 'accepted', 'accepted', outcome, "typeId", "icaoType",
      dep, arr, arr, "offBlock", "onBlock", "blockMin", "distanceNm", "touchdownFpm", score,
      "flightNumber", callsign, case when outcome = 'emergency' then "offBlock" end, "offBlock", ${now}, "onBlock", true
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as row (id uuid, code text, "pilotId" uuid, outcome text,
      "typeId" text, "icaoType" text, dep text, arr text, "offBlock" timestamptz, "onBlock" timestamptz,
      "blockMin" int, "distanceNm" float8, "touchdownFpm" int, score int, "flightNumber" int, callsign text)
    where not exists (select 1 from report other where other.pilot_id = row."pilotId" and other.state <> 'voided'
      and coalesce(other.off_block, other.created_at) >= date_trunc('minute', row."offBlock")
      and coalesce(other.off_block, other.created_at) < date_trunc('minute', row."offBlock") + interval '1 minute')
    returning id`.execute(tx);
  const written = new Set(made.map(({ id }) => id));
  const counted = given.filter(({ id, minutes }) => minutes > 0 && written.has(id));
  await sql`
    insert into hours_entry (id, pilot_id, report_id, minutes, kind, posted_at, import_id)
    select entry, "pilotId", id, minutes, 'flight', ${now}, ${importId}
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb)
      as row (entry uuid, "pilotId" uuid, id uuid, minutes int)`.execute(tx);
  return written.size;
}

/** When each pilot's latest total from elsewhere was entered, by their id. */
async function readTotalDays(queries: Queries): Promise<Map<string, Date>> {
  const rows = await queries
    .selectFrom('hours_entry')
    .select(['pilot_id', ({ fn }) => fn.max('posted_at').as('at')])
    .where('kind', '=', 'transfer')
    .groupBy('pilot_id')
    .execute();
  return new Map(rows.map(({ pilot_id, at }) => [pilot_id, at]));
}
