import { distanceNm, type Position } from '../great-circle.ts';
import { AT_AIRPORT_NM } from './arrival.ts';
import type { TelemetryPoint } from './telemetry-point.ts';

/** An airport with the height at which it lies. */
export interface FieldHeight extends Position {
  /** Feet above mean sea level, −1300 to 15 000; null where nobody knows. */
  elevationFt: number | null;
}

/** Higher than any airport of the world, ft. */
const HIGHEST_FIELD_FT = 15_000;
/** An altitude by another pressure than that of the day is wrong by less, ft. */
const WRONG_FT = 2000;
/**
 * Height above the airport up to which an aircraft counts as parked by its altitude, ft: runways slope, and few
 * altimeters are exact.
 */
const STANDS_FT = 200;

/**
 * Whether an aircraft is on the ground by its altitude above an airport within 5 NM or, elsewhere, above the highest
 * airport of the world; for recorders that send neither ground switch nor radio height. Null if altitude tells no more
 * than speed.
 */
export function groundByAltitude(
  { lat, lon, altFt, gsKt }: Pick<TelemetryPoint, 'lat' | 'lon' | 'altFt' | 'gsKt'>,
  fields: readonly FieldHeight[],
): boolean | null {
  if (altFt === null) return null;
  const [near] = fields
    .map((field) => ({ ...field, distance: distanceNm({ lat, lon }, field) }))
    .filter(({ elevationFt, distance }) => elevationFt !== null && distance <= AT_AIRPORT_NM)
    .toSorted((a, b) => a.distance - b.distance);
  const height = altFt - (near?.elevationFt ?? HIGHEST_FIELD_FT);
  if (height > WRONG_FT) return false;
  return near && gsKt === null ? height <= STANDS_FT : null;
}
