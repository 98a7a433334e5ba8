import { type FlightPoints, MOST_CREDIT, withFlightPoints } from '@va/domain/points/flight-points.ts';
import { z } from 'zod';
import type { Operations } from '#server/kernel/airline/operations.ts';
import type { DeskEntry } from '../desk-entries/read-entries.ts';

/** The one thing of its kind: what flights give. */
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

/** What is stored of what flights give; null for what was put back as the content has it, or can't be read. */
export const readFlightPoints = (value: unknown): FlightPoints | null =>
  storedSchema.safeParse(value).data ?? null;

/** What flights give as staff have written it; null where the content holds. */
export function deskPoints(entries: readonly DeskEntry[]): FlightPoints | null {
  return readFlightPoints(entries.find(({ kind, key }) => kind === 'points' && key === POINTS_KEY)?.value);
}

/** Writes what staff have written over the rules of the content. */
export function keepPoints(
  { points, contentPoints }: Pick<Operations, 'points' | 'contentPoints'>,
  entries: readonly DeskEntry[],
): void {
  Object.assign(points, withFlightPoints(contentPoints, deskPoints(entries)));
}
