import { sql } from 'kysely';
import type { LogbookRow } from '@va/domain/imports/import-rows.ts';
import type { Tx } from '#server/db/database.ts';
import type { ReportRow } from './report-rows.ts';

/** An imported flight with its ids and outcome here. */
export type BroughtFlight = LogbookRow & {
  id: string;
  code: string;
  pilotId: string;
  typeId: string;
  outcome: ReportRow['outcome'];
};

/**
 * Inserts accepted reports of imported flights in one statement. Skips a flight that began in the same minute as
 * another one of its pilot. Answers the ids of the inserted reports.
 */
export async function bringReports(
  tx: Tx,
  flights: readonly BroughtFlight[],
  { importId, now }: { importId: string; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into report (id, code, pilot_id, import_id, source, client, state, standing, outcome, type_id, icao_type,
      dep_icao, arr_planned_icao, arr_icao, off_block, on_block, block_min, distance_nm, touchdown_fpm, score,
      flight_number, callsign, emergency_at, created_at, submitted_at, decided_at, landing_told)
    select id, code, "pilotId", ${importId}, 'import', 'import', 'accepted', 'accepted', outcome, "typeId", "icaoType",
      dep, arr, arr, "offBlock", "onBlock", "blockMin", "distanceNm", "touchdownFpm", score,
      "flightNumber", callsign, case when outcome = 'emergency' then "offBlock" end, "offBlock", ${now}, "onBlock", true
    from jsonb_to_recordset(${JSON.stringify(flights)}::jsonb) as row (id uuid, code text, "pilotId" uuid, outcome text,
      "typeId" text, "icaoType" text, dep text, arr text, "offBlock" timestamptz, "onBlock" timestamptz,
      "blockMin" int, "distanceNm" float8, "touchdownFpm" int, score int, "flightNumber" int, callsign text)
    where not exists (select 1 from report other where other.pilot_id = row."pilotId" and other.state <> 'voided'
      and coalesce(other.off_block, other.created_at) >= date_trunc('minute', row."offBlock")
      and coalesce(other.off_block, other.created_at) < date_trunc('minute', row."offBlock") + interval '1 minute')
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}
