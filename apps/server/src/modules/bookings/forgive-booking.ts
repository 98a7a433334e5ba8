import type { Tx } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { lockBooking } from './lock-booking.ts';
import { stepBookingRow } from './step-booking.ts';

/**
 * Forgives an expired booking whose debit is taken back, and tells its pilot, whose row is locked. Answers whether it did:
 * one that has no debit any more is left as it is.
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
