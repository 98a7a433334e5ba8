import type { Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { selectBookings } from '../bookings/booking-row.ts';
import { stepBookingRow } from '../bookings/step-booking.ts';
import type { ReportRow } from './report-row.ts';

/**
 * While a manual report of an expired booking is accepted, the booking was not abandoned: reverses its debit, or posts
 * it again.
 */
export async function countBooking(
  tx: Tx,
  { operations }: Airline,
  row: ReportRow,
  counted: boolean,
  now: Date,
): Promise<void> {
  if (row.source !== 'manual' || row.booking_id === null || row.off_block === null) return;
  const booking = await selectBookings(tx)
    .where('booking.id', '=', row.booking_id)
    .forUpdate('booking')
    .executeTakeFirstOrThrow();
  const inTime = row.off_block <= booking.grace_until;
  if (booking.state !== 'expired' || !inTime || booking.reason !== (counted ? null : 'by_hand')) return;
  const offBlock = row.off_block.getTime();
  const event = counted ? ({ type: 'flown_by_hand', offBlock } as const) : ({ type: 'uncounted' } as const);
  await stepBookingRow(tx, operations, booking, event, { now });
}
