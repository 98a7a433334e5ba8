import type { z } from 'zod';
import type { createBookingBodySchema } from '@va/contract/bookings/new-bookings.ts';
import type { Database } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { readFlights } from '../timetable/timetable-flights.ts';
import { bookFlights } from './book-flights.ts';
import { readLeg } from './booking-leg.ts';
import { type BookingRow, findBooking, findOwn, lockBooking } from './booking-rows.ts';
import { viewBookings, viewOne } from './booking-view.ts';
import { stepUnderLock } from './cancel-booking.ts';
import { type BookingChange, changeLeg } from './change-booking.ts';
import { nameSecondPilot } from './name-second-pilot.ts';
import { readRotation } from './rotation-order.ts';
import { stepBookingRow } from './step-booking.ts';

/** Books all of the legs or none, with their second pilot. Throws the reason why they can't be booked. */
export async function bookOwn(
  db: Database,
  ops: Operations,
  pilotId: string,
  body: z.output<typeof createBookingBodySchema>,
  now: Date,
) {
  const made = await db.transaction(async (tx) => {
    const order = { pilotId, acceptSharedTail: body.acceptSharedTail };
    const legsOf = async (withTours: () => Promise<Operations>) => {
      const ids = body.legs.flatMap((leg) => ('flightId' in leg ? leg.flightId : []));
      const flights = new Map((await readFlights(tx, ids)).map((flight) => [flight.id, flight]));
      const asksStage = body.legs.some((leg) => 'stage' in leg && leg.stage !== undefined);
      const current = asksStage ? await withTours() : ops;
      return body.legs.map((leg, index) => readLeg(leg, `/legs/${index}`, current, (id) => flights.get(id)));
    };
    const booked = await bookFlights(tx, ops, order, legsOf, now);
    const { secondPilot } = body;
    const rows: BookingRow[] = [];
    for (const row of booked)
      rows.push(secondPilot === undefined ? row : await nameSecondPilot(tx, ops, row, secondPilot));
    return rows;
  });
  // Read the rest of the view after the transaction: there caches apply, and nothing is locked.
  return { body: { bookings: await viewBookings(db.queries, ops, made, now) } };
}

/** A pilot's own booking, by its code. */
interface OwnBooking {
  pilotId: string;
  code: string;
}

/** Changes a pilot's own booking in the version that they read; answers it as it is now. Throws the refusal. */
export function changeOwn(
  db: Database,
  ops: Operations,
  { pilotId, code, version }: OwnBooking & { version: number },
  change: BookingChange,
  now: Date,
) {
  return db.transaction(async (tx) => {
    const found = { ...(await findOwn(tx, code, pilotId)), version };
    return viewOne(tx, ops, await changeLeg(tx, ops, found, change, now), now);
  });
}

/** Cancels a pilot's own booking; answers it as it is now. Throws the refusal. */
export function cancelOwn(db: Database, ops: Operations, { pilotId, code }: OwnBooking, now: Date) {
  return db.transaction(async (tx) => {
    const found = await findOwn(tx, code, pilotId);
    const event = { type: 'cancel', byId: pilotId } as const;
    return viewOne(tx, ops, await stepUnderLock(tx, ops, found, event, { now }), now);
  });
}

/**
 * Cancels a pilot's own booking and what follows it in the same day of an aircraft, all or none; answers the booking as it
 * is now. Throws the refusal.
 */
export function cancelRestOfDay(db: Database, ops: Operations, { pilotId, code }: OwnBooking, now: Date) {
  return db.transaction(async (tx) => {
    const found = await findOwn(tx, code, pilotId);
    await lockPilot(tx, pilotId);
    const later = (await readRotation(tx, found)).filter(
      ({ state, std }) => state === 'reserved' && std > found.std,
    );
    const event = { type: 'cancel', byId: pilotId } as const;
    // The last one first: otherwise the pilot would be told that a flight is freed, and then that it is cancelled.
    for (const { id } of later.toReversed())
      await stepBookingRow(tx, ops, await lockBooking(tx, id), event, { now });
    const row = await stepBookingRow(tx, ops, await lockBooking(tx, found.id), event, { now });
    return viewOne(tx, ops, row, now);
  });
}

/** Cancels any pilot's booking for staff, with a reason for the pilot; answers it as it is now. */
export function cancelByCompany(db: Database, ops: Operations, code: string, reason: string, by: By) {
  const { now } = by.context;
  return db.transaction(async (tx) => {
    const found = await findBooking(tx, code);
    const event = { type: 'cancel_by_company', reason } as const;
    const row = await stepUnderLock(tx, ops, found, event, { now, reasonText: reason });
    await audit(tx, {
      by,
      capability: 'bookings.cancel-any',
      action: 'booking.cancelled',
      subject: { kind: 'booking', id: row.id },
      before: { state: found.state },
      after: { state: row.state },
    });
    return viewOne(tx, ops, row, now);
  });
}
