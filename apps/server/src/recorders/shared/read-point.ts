import type { DeskPoint } from '#server/modules/recorder-desk/flight-desk-types.ts';
import { NOWHERE } from '#server/modules/recorder-desk/nowhere.ts';
import { type Body, bounded } from './fields.ts';
import { RecorderError } from './recorder-error.ts';

/** Reads an update's point: feet, degrees, and knots in the named field. Throws if it has no place. */
export function readPoint(body: Body, groundSpeed: string, now: Date): DeskPoint {
  const { seq: _, ...nothing } = NOWHERE;
  const [lat, lon] = [bounded(body, 'latitude', -90, 90), bounded(body, 'longitude', -180, 180)];
  if (lat === null || lon === null) throw new RecorderError(400, 'latitude y longitude no dan un lugar.');
  return {
    ...nothing,
    at: now.getTime(),
    byArrival: true,
    lat,
    lon,
    altFt: bounded(body, 'altitude', -2000, 100_000),
    hdg: bounded(body, 'heading', 0, 360),
    gsKt: bounded(body, groundSpeed, 0, 3000),
  };
}
