import { findOffBlock } from '@va/domain/flight-record/on-block.ts';
import { orderPoints } from '@va/domain/flight-record/point-order.ts';
import { constants } from '#server/db/constants.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { otherBookings, selectBookings } from '../bookings/booking-rows.ts';
import { stepBookingRow } from '../bookings/step-booking.ts';
import { readRecorded } from '../recorded/recording.ts';
import type { ReportRow } from './report-rows.ts';

/** Updates a report's booking after a step of the report. `isOver`: the flight will not be flown any more. */
export async function tellBooking(
  tx: Tx,
  { operations }: Airline,
  row: ReportRow,
  event: 'report_sent' | 'report_dropped' | 'report_withdrawn',
  now: Date,
  { isOver = false } = {},
): Promise<void> {
  if (row.booking_id === null) return;
  const booking = await selectBookings(tx)
    .where('booking.id', '=', row.booking_id)
    .forUpdate('booking')
    .executeTakeFirstOrThrow();
  // A booking that had expired before its flight was typed stays expired; accepting the report reverses its debit.
  if (row.source === 'manual' && booking.state !== 'flying' && booking.state !== 'fulfilled') return;
  const given = { now };
  if (event === 'report_sent') await stepBookingRow(tx, operations, booking, { type: event }, given);
  else if (event === 'report_dropped') {
    const dropped = {
      moved: isOver || (await hasMoved(tx, row)),
      bookedByStart: row.booked_by_start,
    };
    await stepBookingRow(tx, operations, booking, { type: event, ...dropped }, given);
  } else
    await stepBookingRow(
      tx,
      operations,
      booking,
      { type: event, sentAt: (row.submitted_at ?? now).getTime(), tailTaken: await isTaken(tx, booking) },
      { now, others: await otherBookings(tx, row.pilot_id, booking.id) },
    );
}

/** Whether the aircraft has left its stand; always true for a typed flight. */
async function hasMoved(tx: Queries, { id, source, off_block }: ReportRow): Promise<boolean> {
  if (source !== 'acars' || off_block !== null) return true;
  const { points } = await readRecorded(tx, id);
  return findOffBlock(orderPoints(points), Infinity) !== null;
}

/** Whether another booking now holds the tail at this booking's time. */
async function isTaken(
  tx: Tx,
  {
    id,
    aircraft_id,
    tail_from,
    tail_until,
  }: { id: string; aircraft_id: string | null; tail_from: Date | null; tail_until: Date | null },
): Promise<boolean> {
  if (aircraft_id === null || tail_from === null || tail_until === null) return false;
  const other = await tx
    .selectFrom('booking')
    .select('id')
    .where('aircraft_id', '=', aircraft_id)
    .where('id', '!=', id)
    .where('state', 'in', constants('reserved', 'flying'))
    .where('tail_from', '<', tail_until)
    .where('tail_until', '>', tail_from)
    .executeTakeFirst();
  return other !== undefined;
}

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
