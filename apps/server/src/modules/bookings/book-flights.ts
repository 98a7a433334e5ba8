import { v7 as uuid } from 'uuid';
import { CONTINUED_WITHIN_HOURS } from '@va/domain/booking/booking-title.ts';
import type { Booking } from '@va/domain/booking/booking.ts';
import { makeChain } from '@va/domain/booking/make-booking.ts';
import { HOUR_MS } from '@va/domain/durations.ts';
import { refuseUnderMaintenance } from '@va/domain/maintenance.ts';
import type { Refusal } from '@va/domain/refusal.ts';
import type { Tour } from '@va/domain/tour/tour.ts';
import { refusalProblem, unlessRefused } from '#server/api/problem.ts';
import { constants } from '#server/db/constants.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import { newCode } from '#server/kernel/secrets/tokens.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { readBookedEvents, refusalsOfEvent } from '../events/booked-events.ts';
import { lockTails, readTailPlaces, readTails, readHolds } from '../fleet/tails.ts';
import { readMaintenance } from '../notices/change-maintenance.ts';
import { versionIdFor } from '../rules/rules-versions.ts';
import { holdTimetable } from '#server/kernel/locks/timetable-lock.ts';
import { enrol } from '../tours/enrolments.ts';
import { withToursNow } from '../tours/read-tours.ts';
import type { Leg } from './booking-leg.ts';
import { addBooking, type BookingRow, readOpenBookings, selectBookings, toBooking } from './booking-rows.ts';
import { announceBooking, bookingName } from './booking-texts.ts';
import { expectRotation } from './rotation-order.ts';
import { type AskingFacts, legRequest } from './leg-request.ts';
import { readStanding } from './pilot-standing.ts';
import { windowColumns } from './step-booking.ts';
import { trainingRefusals } from './training-flights.ts';

/** Options of a booking request. */
export interface BookingOrder {
  pilotId: string;
  acceptSharedTail: boolean;
  /** Whether the legs are a rotation: one aircraft for a day, which each leg names. */
  asRotation?: boolean;
  /** Whether the flight begins now; maintenance then does not prevent the booking, so that it can be recorded. */
  begins?: boolean;
}

/**
 * Books all legs or none, in the caller's transaction. It locks the pilot and all tails of the types, so that of two
 * pilots who race for the last free tail one gets it. Throws the first refusal as a problem that points at its leg.
 * @param legsOf reads the legs once the timetable is locked; calls its argument to get the present tours for a stage
 */
export async function bookFlights(
  tx: Tx,
  given: Operations,
  { pilotId, acceptSharedTail, asRotation = false, begins = false }: BookingOrder,
  legsOf: (withTours: () => Promise<Operations>) => Promise<Leg[]>,
  now: Date,
): Promise<BookingRow[]> {
  if (!begins) unlessRefused(refuseUnderMaintenance(await readMaintenance(tx)));
  await holdTimetable(tx);
  const pilot = await lockPilot(tx, pilotId);
  let current: Promise<Operations> | undefined;
  const withTours = () => (current ??= withToursNow(tx, given));
  const legs = await legsOf(withTours);
  await lockTails(tx, [...new Set(legs.flatMap(({ types }) => types))]);
  const [tails, holds, places] = [await readTails(tx), await readHolds(tx), await readTailPlaces(tx)];
  const own = await readOpenBookings(tx, pilotId);
  const asksStage = legs.some(({ stage }) => stage !== null);
  const ops = asksStage ? await withTours() : given;
  const standing = await readStanding(tx, ops, pilotId, now, asksStage);
  const events = await readBookedEvents(
    tx,
    pilotId,
    legs.map(({ event }) => event),
  );
  if (asRotation) {
    const tail = tails.find(({ registration }) => registration === legs[0]?.tail);
    await expectRotation(tx, ops, legs, { tail, places, own });
  }
  const training = await trainingRefusals(tx, ops, pilotId, legs);
  const chainId = legs.length > 1 ? uuid() : null;
  let before: string | null = null;
  const facts: AskingFacts = {
    pilot: { id: pilotId, status: pilot.status, rank: pilot.rank_code, likes: pilot.liked_tails },
    own: own.map(toBooking),
    fleet: { tails, holds, places },
    standing,
    now: now.getTime(),
  };
  const asked = legs.map((leg, index) => {
    const asking = { acceptSharedTail, rotation: asRotation ? chainId : null, before };
    const { request, situation } = legRequest(leg, facts, asking, ops);
    before = request.tail;
    const { typeId } = request;
    const ofEvent =
      leg.event === null ? [] : refusalsOfEvent(events.get(leg.event), { ...leg, typeId, offBlock: leg.std });
    const conditions = [...situation.conditions, ...(training[index] ?? []), ...ofEvent];
    return { id: uuid(), request, situation: { ...situation, conditions } };
  });
  const made = makeChain(asked, ops.booking);
  if (!made.ok) throw refusalProblem(named(made.refusal, own, ops), `/legs/${made.leg}`);
  for (const [index, booking] of made.bookings.entries()) {
    const leg = legs[index];
    if (!leg) continue;
    const tour = standing.tours.find((one) => one.tour.id === leg.stage?.tour)?.tour;
    const isOn = leg.kind === 'free' && (await isContinuation(tx, pilotId, leg, now));
    const kind = isOn ? 'continuation' : leg.kind;
    await insertBooking(tx, ops, booking, leg, { chainId, tails, tour, kind });
    // Booking a stage enrols the pilot in the tour.
    if (tour) await enrol(tx, pilotId, tour, now);
  }
  const ids = made.bookings.map(({ id }) => id);
  const rows = await selectBookings(tx).where('booking.id', 'in', ids).orderBy('booking.std').execute();
  for (const row of rows) await announceBooking(tx, 'booking.created', row, now);
  return rows;
}

/**
 * Whether a flight continues a recent diversion of the pilot: from the alternate airport to the planned destination.
 */
async function isContinuation(
  queries: Queries,
  pilotId: string,
  { dep, arr }: { dep: string; arr: string },
  now: Date,
): Promise<boolean> {
  const diverted = await queries
    .selectFrom('report')
    .select('id')
    .where('pilot_id', '=', pilotId)
    .where('diversion', '=', true)
    .where('arr_icao', '=', dep)
    .where('arr_planned_icao', '=', arr)
    .where('state', 'not in', constants('voided', 'rejected'))
    .where('on_block', '>', new Date(now.getTime() - CONTINUED_WITHIN_HOURS * HOUR_MS))
    .limit(1)
    .executeTakeFirst();
  return diverted !== undefined;
}

/** Adds codes and names of the bookings that a refusal is about to its message and details. */
export function named(refusal: Refusal, own: readonly BookingRow[], ops: Operations): Refusal {
  const ids = refusal.details?.['bookings'];
  if (!Array.isArray(ids)) return refusal;
  const bookings = own
    .filter(({ id }) => ids.includes(id))
    .map((row) => ({ code: row.code, name: bookingName(row, ops) }));
  const names = new Intl.ListFormat('es-ES').format(bookings.map(({ name }) => name));
  return {
    ...refusal,
    message: `${refusal.message} Es ${names}.`.replace('Es', bookings.length > 1 ? 'Son' : 'Es'),
    details: { bookings },
  };
}

async function insertBooking(
  tx: Tx,
  ops: Operations,
  booking: Booking,
  leg: Leg,
  {
    chainId,
    tails,
    tour,
    kind,
  }: {
    chainId: string | null;
    tails: readonly { id: string; registration: string }[];
    tour: Tour | undefined;
    kind: Leg['kind'];
  },
): Promise<void> {
  await addBooking(tx, {
    id: booking.id,
    code: newCode(),
    pilot_id: booking.pilotId,
    chain_id: chainId,
    rotation: booking.rotation !== null,
    flight_id: booking.flightId,
    flight_number: leg.flight?.number ?? leg.plan?.number ?? null,
    planned_route: leg.plan?.route ?? null,
    planned_level: leg.plan?.level ?? null,
    planned_cargo: leg.plan?.cargo ?? false,
    kind,
    dep_icao: leg.dep,
    arr_icao: leg.arr,
    date: booking.date,
    std: new Date(booking.std),
    sta: new Date(booking.sta),
    timetable_std: new Date(booking.std),
    rules_version: await versionIdFor(tx, booking.std),
    distance_nm: leg.distanceNm,
    type_id: booking.typeId,
    aircraft_id: tails.find(({ registration }) => registration === booking.tail)?.id ?? null,
    shared_tail: booking.sharedTail,
    ...windowColumns(ops, booking),
    grace_until: new Date(booking.graceUntil),
    ical_seq: booking.icalSeq,
    event_id: leg.event,
    day_flight: leg.dayFlight ?? null,
    ...(tour &&
      leg.stage && {
        tour_id: tour.id,
        tour_edition: tour.edition,
        tour_stage: leg.stage.n,
        tour_any_order: tour.anyOrder,
        tour_substitutes: [...tour.substitutes],
      }),
  });
}
