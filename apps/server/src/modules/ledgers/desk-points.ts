import { type FlightPoints, MOST_CREDIT, withFlightPoints } from '@va/domain/points/flight-points.ts';
import { z } from 'zod';
import type { Operations } from '#server/kernel/airline/operations.ts';
import type { DeskEntry } from '../desk-entries/read-entries.ts';

/** Key of the only desk entry of its kind: the points that flights give. */
export const POINTS_KEY = 'vuelos';

const credit = z.int().min(0).max(MOST_CREDIT);
const storedSchema = z.object({
  base: z.array(credit),
  score80: credit,
  score90: credit,
  online: credit,
  stage: credit,
  tour: credit,
  focus: credit,
  event: credit,
  dayFlight: credit,
});

/** Reads the stored points of flights; null if staff put the content's back, or the value cannot be read. */
export const readFlightPoints = (value: unknown): FlightPoints | null =>
  storedSchema.safeParse(value).data ?? null;

/** The points of flights that staff have written; null if the content's hold. */
export function deskPoints(entries: readonly DeskEntry[]): FlightPoints | null {
  return readFlightPoints(entries.find(({ kind, key }) => kind === 'points' && key === POINTS_KEY)?.value);
}

/** Puts staff's points of flights into the content's rules. */
export function keepPoints(
  { points, contentPoints }: Pick<Operations, 'points' | 'contentPoints'>,
  entries: readonly DeskEntry[],
): void {
  Object.assign(points, withFlightPoints(contentPoints, deskPoints(entries)));
}
