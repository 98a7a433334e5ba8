import { type Insertable, type RawBuilder, sql } from 'kysely';
import { type FlightPhase, phaseAt } from '@va/domain/flight-record/flight-phase.ts';
import type { TelemetryPoint } from '@va/domain/flight-record/telemetry-point.ts';
import type { LivePositionTable, LiveTrailTable } from '#server/db/tables.ts';

/** The track keeps one place for each interval of this length, ms. */
const TRAIL_MS = 15_000;

/** Points further than this in the future have a wrong clock and are not shown, ms. */
const AHEAD_MS = 60_000;

/** Position and track places of a flight out of newly arrived points. */
export interface Sighting {
  places: Omit<Insertable<LiveTrailTable>, 'report_id'>[];
  position: Omit<Insertable<LivePositionTable>, 'report_id' | 'heard_at'>;
  /** Whether the position is newer than the one on the map. */
  isNewer: boolean;
}

/** Further input: clock offset, time, and the flight's state on the map. */
export interface SightingOrder {
  /** Add this to the recorder's times to get the server's, ms. */
  offsetMs: number;
  now: Date;
  /** Phase that the recorder reports; null if it must be derived from the points. */
  reported: FlightPhase | null;
  /** Time and phase of the position on the map; null before the first point. */
  before: { at: Date; phase: FlightPhase } | null;
}

/** Makes a sighting of points in any order; null if all of them lie in the future. */
export function sight(
  points: readonly TelemetryPoint[],
  { offsetMs, now, reported, before }: SightingOrder,
): Sighting | null {
  const shown = points
    .map((point) => ({ ...point, at: point.at + offsetMs }))
    .filter(({ at }) => at <= now.getTime() + AHEAD_MS)
    .toSorted((a, b) => a.at - b.at);
  const last = shown.at(-1);
  if (!last) return null;
  const isNewer = !before || last.at > before.at.getTime();
  let phase = before?.phase ?? null;
  for (const point of shown) if (point.at > (before?.at.getTime() ?? 0)) phase = phaseAt(point, phase);
  if (reported !== null && isNewer) phase = reported;
  const slots = new Map(shown.map((point) => [Math.floor(point.at / TRAIL_MS), point]));
  return {
    places: [...slots].map(([slot, point]) => ({ at: new Date(slot * TRAIL_MS), ...placeOf(point) })),
    position: {
      at: new Date(last.at),
      ...placeOf(last),
      vs_fpm: rounded(last.vsFpm),
      phase: phase ?? 'boarding',
    },
    isNewer,
  };
}

function placeOf({ lat, lon, altFt, gsKt, hdg }: TelemetryPoint) {
  return { lat, lon, alt_ft: rounded(altFt), gs_kt: rounded(gsKt), hdg: rounded(hdg) };
}

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value);
}

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
