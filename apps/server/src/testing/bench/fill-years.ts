import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Queries } from '#server/db/database.ts';

/** How much an airline has flown. */
export interface FilledYears {
  pilots: number;
  reports: number;
  years: number;
  /** Bytes of recording for each report; 0 leaves recordings out. */
  recordedBytes: number;
}

/**
 * Fills a database with accepted flights, made by the database itself: some pilots fly a lot, most a little, and each
 * flight has its entries of hours and points. `now` is the end of the last year.
 */
export async function fillYears(db: Database, wanted: FilledYears, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    // A million rows take longer than any request may.
    await sql`set local statement_timeout = 0`.execute(tx);
    await fill(tx, wanted, now);
  });
  // As the nightly job and PostgreSQL's own vacuum leave a database.
  for (const table of ['pilot', 'report', 'hours_entry', 'points_entry', 'telemetry_batch'])
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(db.queries);
}

async function fill(queries: Queries, wanted: FilledYears, now: Date): Promise<void> {
  const { pilots, reports, years, recordedBytes } = wanted;
  const from = now.getTime() - years * 365 * 86_400_000;
  await sql`
    insert into pilot (id, callsign, base_icao, status, rank_code, show_name)
    select gen_random_uuid(), 'BEN' || lpad(n::text, 5, '0'), 'LEMD', 'active', 'segundo-oficial', false
    from generate_series(1, ${pilots}::int) n`.execute(queries);
  await sql`
    with crew as (select id, row_number() over (order by callsign) as n from pilot where callsign like 'BEN%'),
      places as (select array['LEMD', 'LEBL', 'EIDW', 'EGPH', 'MUHA', 'LFPG', 'LPPT', 'LIRF'] as icao),
      flown as (
        select n, 1 + floor(${pilots}::int * power(random(), 1.5))::int as pilot, random() as r, random() as s,
          to_timestamp(${from / 1000}::float8 + n * ${(years * 365 * 86_400) / reports}::float8) as at
        from generate_series(1, ${reports}::int) n)
    insert into report (id, code, pilot_id, state, standing, outcome, source, type_id, icao_type, dep_icao,
      arr_planned_icao, arr_icao, off_block, takeoff, landing, on_block, block_min, distance_nm, touchdown_fpm,
      touchdown_g, score, coverage, submitted_at, decided_at, created_at)
    select gen_random_uuid(),
      translate(lpad(upper(to_hex(flown.n)), 8, '0'), '01', 'GH'), crew.id, 'accepted', 'accepted',
      case when r < 0.95 then 'valid' else 'below_minimum' end, 'acars', 'a320-200',
      case when s < 0.6 then 'A320' else 'A333' end, icao[1 + floor(s * 8)::int], icao[1 + floor(r * 8)::int],
      icao[1 + floor(r * 8)::int], at, at + interval '12 min', at + interval '80 min', at + interval '90 min', 90,
      300 + s * 900, -(80 + floor(r * 400))::int, 1.2, (70 + s * 30)::int, 94, at + interval '91 min',
      at + interval '91 min', at
    from flown join crew on crew.n = flown.pilot, places`.execute(queries);
  await sql`
    insert into hours_entry (id, pilot_id, report_id, minutes, kind, posted_at)
    select gen_random_uuid(), pilot_id, id, 90, 'flight', decided_at from report where outcome = 'valid'`.execute(
    queries,
  );
  await sql`
    insert into points_entry (id, pilot_id, seq, reason, subject, nominal, applied, balance_after, period, report_id,
      posted_at)
    select gen_random_uuid(), pilot_id, row_number() over mine, 'base', id::text, 10, 10,
      10 * row_number() over mine, '2026-01', id, decided_at
    from report where outcome = 'valid'
    window mine as (partition by pilot_id order by off_block)`.execute(queries);
  if (recordedBytes > 0) await fillRecordings(queries, recordedBytes, now);
}

/** Recordings of every report, of the size that real ones have; random bytes, which no compression makes smaller. */
async function fillRecordings(queries: Queries, bytes: number, now: Date): Promise<void> {
  await sql`
    insert into telemetry_batch (report_id, digest, received_at, newest_at, points, data)
    select id, decode(md5(id::text), 'hex'), ${now}, on_block, ${Math.round(bytes / 12)}::int, ${randomBytes(bytes)}::bytea
    from report`.execute(queries);
}

/** Aircraft that are up now, with the place that the map shows. */
export async function fillSky({ queries }: Database, flights: number, now: Date): Promise<void> {
  await sql`
    insert into report (id, code, pilot_id, state, source, type_id, icao_type, dep_icao, arr_planned_icao, callsign,
      client, off_block, heard_at, created_at)
    select gen_random_uuid(), translate(lpad(upper(to_hex(15728640 + row_number() over ())), 8, 'Z'), '01', 'GH'), id,
      'in_progress', 'acars', 'a320-200', 'A320', 'LEMD', 'LEBL', callsign, 'Grabador',
      ${now}::timestamptz - interval '30 min', ${now}, ${now}::timestamptz - interval '40 min'
    from pilot where callsign like 'BEN%' order by callsign limit ${flights}`.execute(queries);
  await sql`
    insert into live_position (report_id, at, heard_at, lat, lon, alt_ft, gs_kt, hdg, vs_fpm, phase)
    select id, ${now}, ${now}, 30 + 20 * random(), -10 + 20 * random(), 34000, 450, 90, 0, 'cruise'
    from report where state = 'in_progress'`.execute(queries);
}
