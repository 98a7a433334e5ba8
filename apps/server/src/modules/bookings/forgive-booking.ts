import type { Tx } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { lockBooking } from './lock-booking.ts';
import { stepBookingRow } from './step-booking.ts';

/**
 * Forgives an expired booking: reverses its debit if it still stands, and tells its pilot, whose row the caller has
 * locked. Answers false, and changes nothing, if the booking did not expire, or expired without a debit.
 */
export async function forgiveBooking(
  tx: Tx,
  ops: Operations,
  { id, why }: { id: string; why: string },
  now: Date,
): Promise<boolean> {
  const row = await lockBooking(tx, id);
  if (row.state !== 'expired' || row.reason !== null) return false;
  await stepBookingRow(tx, ops, row, { type: 'appeal_upheld' }, { now, reasonText: why });
  return true;
}
