import type { OtherBookings } from '@va/domain/booking/booking-steps.ts';
import type { Tx } from '#server/db/database.ts';

/** The open bookings of a pilot besides one: a pilot flies one at a time. */
export async function otherBookings(tx: Tx, pilotId: string, bookingId: string): Promise<OtherBookings> {
  const others = await tx
    .selectFrom('booking')
    .select('state')
    .where('pilot_id', '=', pilotId)
    .where('id', '!=', bookingId)
    .where('state', 'in', ['reserved', 'flying'])
    .execute();
  return { open: others.length, flying: others.filter(({ state }) => state === 'flying').length };
}
