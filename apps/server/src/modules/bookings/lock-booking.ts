import { sql } from 'kysely';
import { constant } from '#server/db/constants.ts';
import type { Tx } from '#server/db/database.ts';
import { lockPilots } from '../accounts/locked-account.ts';
import { type BookingRow, selectBookings } from './booking-row.ts';

/** Reads and locks a booking; the caller has locked its pilot's row first. */
export function lockBooking(tx: Tx, id: string): Promise<BookingRow> {
  return selectBookings(tx).where('booking.id', '=', id).forUpdate('booking').executeTakeFirstOrThrow();
}

/**
 * Locks every pilot with an unbegun booking of these flights or tails; the caller locks the bookings afterwards. The
 * caller holds the timetable lock exclusively, so that no such booking can be added meanwhile.
 */
export async function lockBookedPilots(
  tx: Tx,
  column: 'flight_id' | 'aircraft_id',
  ids: readonly string[],
): Promise<void> {
  const rows = await tx
    .selectFrom('booking')
    .select('pilot_id')
    .where('state', '=', constant('reserved'))
    .where(column, '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  await lockPilots(
    tx,
    rows.map(({ pilot_id }) => pilot_id),
  );
}
