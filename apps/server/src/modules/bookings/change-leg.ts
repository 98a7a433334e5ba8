import { refuseMovedLeg } from '@va/domain/booking/rotation.ts';
import { refusalProblem, wrongValue } from '#server/api/problem.ts';
import type { Tx } from '#server/db/database.ts';
import { holdTimetable } from '#server/kernel/locks/timetable-lock.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import { type BookingRow, lockBooking } from './booking-rows.ts';
import { type BookingChange, changeBooking } from './change-booking.ts';
import { readRotation } from './rotation-order.ts';

/**
 * Changes a booking as `changeBooking` does. In a rotation, a new tail also goes to all later flights, or the change
 * fails; and the departure must stay between the flights before and after it.
 */
export async function changeLeg(
  tx: Tx,
  ops: Operations,
  found: BookingRow,
  change: BookingChange,
  now: Date,
): Promise<BookingRow> {
  if (!found.rotation) return changeBooking(tx, ops, found, change, now);
  await holdTimetable(tx);
  await lockPilot(tx, found.pilot_id);
  const row = await lockBooking(tx, found.id);
  const others = (await readRotation(tx, row)).filter(({ id, isOpen }) => isOpen && id !== row.id);
  if (change.std !== undefined) {
    const std = Date.parse(change.std);
    const moved = { std, sta: std + row.sta.getTime() - row.std.getTime() };
    const legs = others.map((leg) => ({ std: leg.std.getTime(), sta: leg.sta.getTime() }));
    const turnaround = ops.types.get(change.typeId ?? row.type_id)?.turnaroundMin ?? 0;
    const refusal = refuseMovedLeg(moved, legs, row.std.getTime(), turnaround);
    if (refusal) throw refusalProblem(refusal, '/std');
  }
  const { typeId, tail, acceptSharedTail } = change;
  if (typeId !== undefined && tail === undefined && typeId !== row.type_id)
    throw wrongValue('/tail', 'Elige también la matrícula: es la de todo el día de avión');
  if (tail === undefined || tail === row.registration) return changeBooking(tx, ops, found, change, now);
  const later = others.filter((leg) => leg.state === 'reserved' && leg.std > row.std);
  // Change the last one first: otherwise the flight before it would take the tail away from it.
  for (const { id, pilot_id } of later.toReversed())
    await changeBooking(
      tx,
      ops,
      { id, pilot_id },
      { tail, acceptSharedTail, ...(typeId !== undefined && { typeId }) },
      now,
    );
  return changeBooking(tx, ops, found, change, now);
}
