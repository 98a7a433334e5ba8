import type { BookingEvent } from '@va/domain/booking/booking.ts';
import { constant } from '#server/db/constants.ts';
import type { Tx } from '#server/db/database.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { type BookingRow, lockBooking, selectBookings } from './booking-rows.ts';
import { type StepGiven, stepBookingRow } from './step-booking.ts';

/** Locks the booking's pilot and applies a domain event to the booking. */
export async function stepUnderLock(
  tx: Tx,
  ops: Operations,
  found: Pick<BookingRow, 'id' | 'pilot_id'>,
  event: BookingEvent,
  given: StepGiven,
): Promise<BookingRow> {
  await lockPilot(tx, found.pilot_id);
  return stepBookingRow(tx, ops, await lockBooking(tx, found.id), event, given);
}

/** Cancels all of a pilot's bookings that have not begun, without debits; the caller has locked the pilot's row. */
export async function cancelOpenBookings(
  tx: Tx,
  ops: Operations,
  pilotId: string,
  reasonText: string,
  now: Date,
): Promise<void> {
  const rows = await selectBookings(tx)
    .where('booking.pilot_id', '=', pilotId)
    .where('booking.state', '=', constant('reserved'))
    // Cancel the last one first: otherwise the pilot would be told that a booking loses its aircraft, and then that it
    // is cancelled.
    .orderBy('booking.std', 'desc')
    .forUpdate('booking')
    .execute();
  const event = { type: 'cancel_by_company', reason: reasonText } as const;
  for (const row of rows) await stepBookingRow(tx, ops, row, event, { now, reasonText });
}
