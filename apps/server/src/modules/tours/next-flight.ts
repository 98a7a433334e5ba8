import { PREPARE_MS, proposedDeparture } from '@va/domain/booking/booking-request.ts';
import { HOUR_MS } from '@va/domain/durations.ts';
import type { z } from 'zod';
import { offersBetween } from '@va/domain/search/offers.ts';
import type { TourProgress } from '@va/domain/tour/tour-progress.ts';
import type { Tour } from '@va/domain/tour/tour.ts';
import type { tourDetailSchema } from '@va/contract/tours-and-events/tours.ts';
import { constants } from '#server/db/constants.ts';
import type { Queries } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { readFlights } from '../timetable/timetable-flights.ts';

/** A flight for booking the next stage: a timetable departure with one of the tour's types, or else a free flight. */
export async function readNextFlight(
  queries: Queries,
  ops: Operations,
  tour: Tour,
  { next }: TourProgress,
  pilotId: string,
  now: Date,
): Promise<z.input<typeof tourDetailSchema>['next']> {
  if (next === null) return null;
  const booking = await queries
    .selectFrom('booking')
    .select('code')
    .where('pilot_id', '=', pilotId)
    .where('tour_id', '=', tour.id)
    .where('tour_edition', '=', tour.edition)
    .where('tour_stage', '=', next.n)
    .where('state', 'in', constants('reserved', 'flying'))
    .executeTakeFirst();
  const flights = (await readFlights(queries)).filter(
    ({ dep, arr, types }) =>
      dep === next.dep && arr === next.arr && types.some((type) => tour.types.includes(type)),
  );
  const from = now.getTime() + PREPARE_MS;
  const [offer] = offersBetween(flights, from, now.getTime() + ops.booking.hoursAhead * HOUR_MS);
  return {
    n: next.n,
    bookingCode: booking?.code ?? null,
    flight: offer
      ? {
          flightId: offer.flight.id,
          number: offer.flight.number,
          date: offer.date,
          std: new Date(offer.std).toISOString(),
        }
      : null,
    std: new Date(proposedDeparture(from)).toISOString(),
  };
}
