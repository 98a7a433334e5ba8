import { sql } from 'kysely';
import { bookingsWithoutTail } from '@va/domain/fleet/fleet-diff.ts';
import { refuseServiceChange, type Service, SERVICES } from '@va/domain/fleet/tail-state.ts';
import { constant } from '#server/db/constants.ts';
import { Problem, unlessRefused } from '#server/api/problem.ts';
import type { Tx } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { changedMeanwhile } from '#server/kernel/audit/expect-seen.ts';
import { lockBookedPilots, selectBookings, toBooking } from '../bookings/booking-rows.ts';
import { stepBookingRow } from '../bookings/step-booking.ts';
import { lockTimetable } from '#server/kernel/locks/timetable-lock.ts';
import { noteTailEvent, setService } from '../fleet/aircraft-rows.ts';

/** A tail that is taken out of service or back, and why. */
export interface NewService {
  id: string;
  service: Service;
  reason: string;
}

/**
 * Takes tails out of service or back. Bookings of withdrawn tails keep their flight, and their pilots are asked to pick
 * another tail. All tails change first, so that none of these is offered as another one.
 */
export async function changeServices(
  tx: Tx,
  ops: Operations,
  changes: readonly NewService[],
  by: By,
): Promise<void> {
  const before: Service[] = [];
  for (const change of changes) before.push(await writeService(tx, change, by));
  for (const [at, change] of changes.entries()) await settleBookings(tx, ops, change, before[at], by);
}

/** Writes a tail's new service state; answers the one before. */
async function writeService(tx: Tx, { id, service, reason }: NewService, by: By): Promise<Service> {
  const { tail, flying } = await lockTail(tx, id);
  unlessRefused(refuseServiceChange({ from: tail.service, to: service, reason, flying }));
  await setService(tx, id, service);
  await noteTailEvent(tx, id, { kind: 'service_change', service, reason }, by);
  return tail.service;
}

/** Updates the bookings of a tail whose service changed, and writes the audit entry. */
async function settleBookings(
  tx: Tx,
  ops: Operations,
  { id, service }: NewService,
  before: Service | undefined,
  by: By,
): Promise<void> {
  const { now } = by.context;
  const rows = await selectBookings(tx)
    .where('booking.aircraft_id', '=', id)
    .where('booking.state', '=', constant('reserved'))
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
    before: { service: before },
    after: { service, bookings: lost.size },
  });
}

/** Reads and locks a tail, after locking the pilots who booked it, so that nobody changes or books it meanwhile. */
export async function lockTail(tx: Tx, id: string) {
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
    .where('state', '=', constant('in_progress'))
    .executeTakeFirst();
  return { tail, flying: flight !== undefined };
}

/**
 * Locks a tail and checks its version (optimistic lock). Throws `cambiado-entretanto` if it changed since the caller
 * read it, with who did what if the audit has the last change; taking an import back leaves no such entry.
 */
export async function expectTail(
  tx: Tx,
  id: string,
  version: number,
): Promise<Awaited<ReturnType<typeof lockTail>>['tail']> {
  const { tail } = await lockTail(tx, id);
  if (tail.version === version) return tail;
  const last = await tx
    .selectFrom('audit_entry')
    .select(['actor', 'action', 'after', 'at', sql<Date>`now()`.as('now')])
    .where('subject_kind', '=', 'aircraft')
    .where('subject_id', '=', id)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const current = { service: tail.service, version: tail.version };
  // An act and its audit entry share a transaction and so a time: an older last entry means another change came after.
  if (last === undefined || last.at < tail.updated_at) throw new Problem('cambiado-entretanto', { current });
  const what =
    last.action === 'aircraft.service-changed'
      ? `lo ha pasado a «${SERVICES[tail.service]}»`
      : last.action === 'aircraft.ferried'
        ? `lo ha trasladado a ${placeIn(last.after)}`
        : last.action === 'aircraft.base-changed'
          ? 'ha cambiado su base'
          : 'ha cambiado sus datos';
  throw new Problem('cambiado-entretanto', { detail: changedMeanwhile(last, what), current });
}

/** The destination in a ferry's audit entry. */
function placeIn(after: unknown): string {
  return typeof after === 'object' && after !== null && 'place' in after ? String(after.place) : 'otro sitio';
}
