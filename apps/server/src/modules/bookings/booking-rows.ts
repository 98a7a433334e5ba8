import { type Insertable, sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { BookingTable } from '#server/db/tables.ts';
import type { BookingRow } from './booking-row.ts';

/** Writes a new booking. */
export async function addBooking(tx: Tx, row: Insertable<BookingTable>): Promise<void> {
  await tx.insertInto('booking').values(row).execute();
}

/**
 * Moves a booking to another season's row of its flight; answers false if the pilot already has a booking of that one
 * for the day.
 */
export async function moveToSeason(tx: Tx, row: BookingRow, flightId: string): Promise<boolean> {
  const moved = await tx
    .updateTable('booking')
    .set({ flight_id: flightId })
    .where('id', '=', row.id)
    .where(
      sql<boolean>`not exists (select from booking other where other.pilot_id = ${row.pilot_id}
        and other.flight_id = ${flightId} and other.date = ${row.date} and other.state in ('reserved', 'flying'))`,
    )
    .executeTakeFirst();
  return moved.numUpdatedRows > 0n;
}

/** Deletes bookings; no other row may still refer to them. */
export async function removeBookings(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('booking')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** Before two accounts are merged: removes each as the other's second pilot, since nobody can be their own. */
export async function partBookedPilots(tx: Tx, one: string, other: string): Promise<void> {
  await sql`update booking set second_pilot_id = null
    where (pilot_id, second_pilot_id) in ((${one}, ${other}), (${other}, ${one}))`.execute(tx);
}
