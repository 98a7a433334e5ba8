import { type RawBuilder, sql } from 'kysely';
import type { Sighting } from './sight-flight.ts';

/** Part of a statement: adds places to the track of the flight in `counted (report_id)`. */
export const keepPlaces = (sighting: Sighting | null): RawBuilder<unknown> => sql`
      insert into live_trail (report_id, at, lat, lon, alt_ft, gs_kt, hdg)
      select counted.report_id, at, lat, lon, alt_ft, gs_kt, hdg
      from counted, jsonb_populate_recordset(null::live_trail, ${JSON.stringify(sighting?.places ?? [])}::jsonb)
      on conflict do nothing`;

/**
 * Part of a statement: upserts the position of the flight in `counted (report_id)`; an older one only updates
 * `heard_at`.
 */
export function keepPosition(sighting: Sighting | null, receivedAt: Date): RawBuilder<unknown> {
  const position = JSON.stringify(sighting ? [{ ...sighting.position, heard_at: receivedAt }] : []);
  const moved = sighting?.isNewer
    ? sql`at = excluded.at, lat = excluded.lat, lon = excluded.lon, alt_ft = excluded.alt_ft, gs_kt = excluded.gs_kt,
        hdg = excluded.hdg, vs_fpm = excluded.vs_fpm, phase = excluded.phase, `
    : sql``;
  return sql`
      insert into live_position (report_id, at, heard_at, lat, lon, alt_ft, gs_kt, hdg, vs_fpm, phase)
      select counted.report_id, at, heard_at, lat, lon, alt_ft, gs_kt, hdg, vs_fpm, phase
      from counted, jsonb_populate_recordset(null::live_position, ${position}::jsonb)
      on conflict (report_id) do update set ${moved}heard_at = excluded.heard_at, left_at = null`;
}
