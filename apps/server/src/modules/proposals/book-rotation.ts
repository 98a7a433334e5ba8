import type { z } from 'zod';
import type { bookRotationBodySchema } from '@va/contract/bookings/proposals.ts';
import { wrongValue } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { bookFlights } from '../bookings/book-flights.ts';
import { readLeg } from '../bookings/booking-leg.ts';
import { viewBookings } from '../bookings/booking-view.ts';
import { readTails } from '../fleet/tails.ts';
import { readFlights } from '../timetable/timetable-flights.ts';

/** Books a rotation (one aircraft for a day), all flights or none. Throws the refusal. */
export function bookRotation(
  db: Database,
  ops: Operations,
  pilotId: string,
  { tail, legs }: z.output<typeof bookRotationBodySchema>,
  now: Date,
) {
  return db.transaction(async (tx) => {
    const legsOf = async () => {
      const found = (await readTails(tx)).find(({ registration }) => registration === tail);
      if (found === undefined) throw wrongValue('/tail', 'Ese avión no existe');
      const ids = legs.map(({ flightId }) => flightId);
      const flights = new Map((await readFlights(tx, ids)).map((flight) => [flight.id, flight]));
      return legs.map((leg, index) =>
        readLeg({ ...leg, tail, typeId: found.typeId }, `/legs/${index}`, ops, (id) => flights.get(id)),
      );
    };
    const order = { pilotId, acceptSharedTail: false, asRotation: true };
    const rows = await bookFlights(tx, ops, order, legsOf, now);
    return { body: { bookings: await viewBookings(tx, ops, rows, now) } };
  });
}
