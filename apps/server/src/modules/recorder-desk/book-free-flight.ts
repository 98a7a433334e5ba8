import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { Operations } from '../airline/operations.ts';
import { bookFlights } from '../bookings/book-flights.ts';
import { readLeg } from '../bookings/booking-leg.ts';
import type { BookingRow } from '../bookings/booking-row.ts';
import { tailOf } from './desk-bookings.ts';
import type { FreeFlight } from './recorder-desk-types.ts';

/** Books a free flight. */
export async function bookFreeFlight(
  db: Database,
  operations: Operations,
  pilotId: string,
  { dep, arr, tailId, std, plan }: FreeFlight,
  now: Date,
): Promise<BookingRow> {
  const tail = await tailOf(db, tailId);
  if (!tail) throw new Problem('no-encontrado', { detail: 'Ese avión no es de la compañía.' });
  const asked = { dep, arr, std: std.toISOString(), typeId: tail.typeId, tail: tail.registration };
  const [row] = await db.transaction((tx) =>
    bookFlights(
      tx,
      operations,
      { pilotId, acceptSharedTail: true },
      async () => [{ ...readLeg(asked, '/flight', operations, () => undefined), plan }],
      now,
    ),
  );
  if (!row) throw new Problem('no-encontrado');
  return row;
}
