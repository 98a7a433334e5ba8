import type { Insertable } from 'kysely';
import { type FlightPhase, phaseAt } from '@va/domain/flight-record/flight-phase.ts';
import type { TelemetryPoint } from '@va/domain/flight-record/telemetry-point.ts';
import type { LivePositionTable, LiveTrailTable } from '#server/db/tables.ts';

/** One place of the track is kept for each of these. */
const TRAIL_MS = 15_000;

/** Points further ahead of our time than this are of a wrong clock and are not shown. */
const AHEAD_MS = 60_000;

/** Where a flight is by the points that have just come, and its track by them. */
export interface Sighting {
  places: Omit<Insertable<LiveTrailTable>, 'report_id'>[];
  position: Omit<Insertable<LivePositionTable>, 'report_id' | 'heard_at'>;
  /** Whether the position is newer than the one on the map. */
  isNewer: boolean;
}

/** What is known of a flight besides its points. */
export interface SightingOrder {
  /** What makes the recorder's times ours. */
  offsetMs: number;
  now: Date;
  /** What the recorder says that the aircraft does; null where it is to be seen from the points. */
  told: FlightPhase | null;
  /** What the map shows; null before the first point. */
  before: { at: Date; phase: FlightPhase } | null;
}

/** The newest of the points, whatever their order; null where all of them are of a clock that is wrong. */
export function sight(
  points: readonly TelemetryPoint[],
  { offsetMs, now, told, before }: SightingOrder,
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
  if (told !== null && isNewer) phase = told;
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
