import type { TailHold } from '@va/domain/booking/tail-windows.ts';
import { constants } from '#server/db/constants.ts';
import type { Queries } from '#server/db/database.ts';
import { keptRead } from '#server/db/kept-reads.ts';

/** The times for which open bookings hold tails, the earliest first; cached until a booking changes. */
export const holdsNow = keptRead(
  ['bookings', 'fleet', 'callsigns'],
  (queries): Promise<readonly TailHold[]> => readHolds(queries),
);

/** The same, read from the database now; without the holds of `exceptBookingId`. */
export async function readHolds(queries: Queries, exceptBookingId?: string): Promise<TailHold[]> {
  let rows = queries
    .selectFrom('booking')
    .innerJoin('aircraft', 'aircraft.id', 'booking.aircraft_id')
    .innerJoin('pilot', 'pilot.id', 'booking.pilot_id')
    .select([
      'booking.id',
      'booking.pilot_id',
      'booking.std',
      'booking.sta',
      'booking.tail_from',
      'booking.tail_until',
      'aircraft.registration',
      'pilot.callsign',
    ])
    .where('booking.state', 'in', constants('reserved', 'flying'))
    .orderBy('booking.std');
  if (exceptBookingId !== undefined) rows = rows.where('booking.id', '!=', exceptBookingId);
  return (await rows.execute()).flatMap((row) => {
    if (row.tail_from === null || row.tail_until === null) return [];
    return [
      {
        tail: row.registration,
        bookingId: row.id,
        pilotId: row.pilot_id,
        std: row.std.getTime(),
        sta: row.sta.getTime(),
        from: row.tail_from.getTime(),
        until: row.tail_until.getTime(),
        callsign: row.callsign,
      },
    ];
  });
}
