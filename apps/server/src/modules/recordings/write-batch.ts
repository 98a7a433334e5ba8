import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { TelemetryPoint } from '@va/domain/flight-record/telemetry-point.ts';
import type { Queries } from '#server/db/database.ts';
import type { Sighting } from '../live/sight-flight.ts';
import type { Batch, Recording } from '../recorded/recording.ts';
import { packPoints } from '../recorded/telemetry-code.ts';
import type { FlightBefore } from './flight-before.ts';

/** Points as they are stored, and what tells them from others. */
export interface PackedPoints {
  data: Buffer;
  digest: Buffer;
}

/** Packs the points of a batch, with the digest by which a repeat of it is known. */
export function packBatch(points: readonly TelemetryPoint[]): PackedPoints {
  const data = packPoints(points);
  return { data, digest: createHash('sha256').update(data).digest() };
}

/**
 * Writes everything that a batch changes, in one statement. Answers false, with nothing written, when the flight is not
 * any more what it was when it was read.
 */
export async function writeBatch(
  queries: Queries,
  { id, state, recording: before }: FlightBefore,
  { clientNow, receivedAt, points, data, digest }: Batch & PackedPoints,
  { after, sighting }: { after: Recording; sighting: Sighting | null },
): Promise<boolean> {
  const newest = new Date(Math.max(...points.map(({ at }) => at)));
  const places = JSON.stringify(sighting?.places ?? []);
  const position = JSON.stringify(sighting ? [{ ...sighting.position, heard_at: receivedAt }] : []);
  const moved = sighting?.isNewer
    ? sql`at = excluded.at, lat = excluded.lat, lon = excluded.lon, alt_ft = excluded.alt_ft, gs_kt = excluded.gs_kt,
        hdg = excluded.hdg, vs_fpm = excluded.vs_fpm, phase = excluded.phase, `
    : sql``;
  // Each part hangs on `counted`, which has a row when nothing came in between.
  const { rows } = await sql`
    with flight as (
      update report set heard_at = case state when 'in_progress' then ${receivedAt}::timestamptz else heard_at end
      where id = ${id}::uuid and state = ${state} returning id),
    counted as (
      update report_recording as recording
      set kept = ${JSON.stringify(after.kept)}::jsonb, revision = ${after.revision}::int, points = ${after.points}::int,
        arrived_ms = ${after.arrivedMs}::int
      from flight
      where recording.report_id = flight.id and recording.revision = ${before.revision}::int and not recording.packed
      returning recording.report_id),
    batch as (
      insert into telemetry_batch (report_id, digest, received_at, client_now, newest_at, points, data)
      select report_id, ${digest}::bytea, ${receivedAt}::timestamptz, ${clientNow}::timestamptz,
        ${newest}::timestamptz, ${points.length}::int, ${data}::bytea
      from counted),
    places as (
      insert into live_trail (report_id, at, lat, lon, alt_ft, gs_kt, hdg)
      select counted.report_id, at, lat, lon, alt_ft, gs_kt, hdg
      from counted, jsonb_populate_recordset(null::live_trail, ${places}::jsonb)
      on conflict do nothing),
    position as (
      insert into live_position (report_id, at, heard_at, lat, lon, alt_ft, gs_kt, hdg, vs_fpm, phase)
      select counted.report_id, at, heard_at, lat, lon, alt_ft, gs_kt, hdg, vs_fpm, phase
      from counted, jsonb_populate_recordset(null::live_position, ${position}::jsonb)
      on conflict (report_id) do update set ${moved}heard_at = excluded.heard_at)
    select report_id from counted`.execute(queries);
  return rows.length > 0;
}
