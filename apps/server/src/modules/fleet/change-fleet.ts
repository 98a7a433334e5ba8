import { bookingsWithoutTail } from '@va/domain/fleet/bookings-without-tail.ts';
import { refuseServiceChange, type Service } from '@va/domain/fleet/service-change.ts';
import { Problem, unlessRefused } from '#server/api/problem.ts';
import type { Queries } from '#server/db/database.ts';
import type { Operations } from '../airline/operations.ts';
import { audit } from '../audit/audit.ts';
import { selectBookings, toBooking } from '../bookings/booking-row.ts';
import { lockBookedPilots } from '../bookings/lock-booking.ts';
import { stepBookingRow } from '../bookings/step-booking.ts';
import type { By } from '../pilots/by.ts';
import { lockTimetable } from '../timetable/timetable-lock.ts';
import { noteTailEvent } from './tail-event.ts';

/** Takes a tail out of service or back. Its bookings keep their flight, and their pilots are asked to pick another tail. */
export async function changeService(
  tx: Queries,
  ops: Operations,
  id: string,
  { service, reason }: { service: Service; reason: string },
  by: By,
): Promise<void> {
  const { now } = by.context;
  const { tail, flying } = await lockTail(tx, id);
  unlessRefused(refuseServiceChange({ from: tail.service, to: service, reason, flying }));
  await tx.updateTable('aircraft').set({ service }).where('id', '=', id).execute();
  await noteTailEvent(tx, id, { kind: 'service_change', service, reason }, by);
  const rows = await selectBookings(tx)
    .where('booking.aircraft_id', '=', id)
    .where('booking.state', '=', 'reserved')
    .orderBy('booking.pilot_id')
    .forUpdate('booking')
    .execute();
  const lost = new Map(
    bookingsWithoutTail(service, rows.map(toBooking)).map(({ booking, change: what }) => [booking.id, what]),
  );
  for (const row of rows) {
    const what = lost.get(row.id);
    if (what === undefined) continue;
    const timetableStd = row.timetable_std.getTime();
    await stepBookingRow(tx, ops, row, { type: 'timetable_changed', change: what, timetableStd }, { now });
  }
  await audit(tx, {
    by,
    capability: 'fleet.write',
    action: 'aircraft.service-changed',
    subject: { kind: 'aircraft', id },
    before: { service: tail.service },
    after: { service, bookings: lost.size },
  });
}

/** The tail, locked, after the pilots who have booked it: nobody else changes it or books it meanwhile. */
export async function lockTail(tx: Queries, id: string) {
  await lockTimetable(tx);
  await lockBookedPilots(tx, 'aircraft_id', [id]);
  const tail = await tx
    .selectFrom('aircraft')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new Problem('no-encontrado'));
  const flight = await tx
    .selectFrom('report')
    .select('id')
    .where('aircraft_id', '=', id)
    .where('state', '=', 'in_progress')
    .executeTakeFirst();
  return { tail, flying: flight !== undefined };
}
