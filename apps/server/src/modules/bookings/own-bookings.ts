import type { z } from 'zod';
import type { createBookingBodySchema } from '@va/contract/bookings/new-bookings.ts';
import type { Database } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import type { By } from '#server/kernel/audit/by.ts';
import { readFlights } from '../timetable/timetable-flights.ts';
import { bookFlights } from './book-flights.ts';
import { readLeg } from './booking-leg.ts';
import type { BookingRow } from './booking-row.ts';
import { viewBookings, viewOne } from './booking-view.ts';
import { stepUnderLock } from './cancel-booking.ts';
import type { BookingChange } from './change-booking.ts';
import { changeLeg } from './change-leg.ts';
import { findBooking, findOwn } from './find-booking.ts';
import { nameSecondPilot } from './name-second-pilot.ts';

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
  // What is shown with them hardly ever changes: outside the act it is known already, and holds no lock.
  return { body: { bookings: await viewBookings(db.queries, ops, made, now) } };
}

/** A booking as its own pilot names it. */
interface OwnBooking {
  pilotId: string;
  code: string;
}

/** Changes an own booking of which `version` was read; answers it as it is now. Throws the reason why it can't be. */
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

/** Cancels an own booking; answers it as it is now. Throws the reason why it can't be. */
export function cancelOwn(db: Database, ops: Operations, { pilotId, code }: OwnBooking, now: Date) {
  return db.transaction(async (tx) => {
    const found = await findOwn(tx, code, pilotId);
    const event = { type: 'cancel', byId: pilotId } as const;
    return viewOne(tx, ops, await stepUnderLock(tx, ops, found, event, { now }), now);
  });
}

/** Staff cancel anybody's booking, with a reason that its pilot reads; answers it as it is now. */
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
