import type { departureSchema } from '@va/contract/bookings/departures.ts';
import type { z } from 'zod';

type Departure = z.infer<typeof departureSchema>;

/** The refusal that reading notices lifts. */
const UNREAD = 'avisos-sin-confirmar';

/** The first departure to each of `most` places that can be booked, once the notices about it are confirmed. */
export function proposedDepartures(
  departures: readonly Departure[] = [],
  most: number,
): readonly Departure[] {
  const bookable = departures.filter(({ refusals }) => refusals?.every(({ code }) => code === UNREAD));
  return bookable
    .filter(({ arr }, index) => bookable.findIndex((other) => other.arr.icao === arr.icao) === index)
    .slice(0, most);
}
