import type { z } from 'zod';
import type { changeBookingBodySchema } from '@va/contract/bookings/bookings.ts';
import type { BookingRequest } from '@va/domain/booking/booking-request.ts';
import { refuseBooking } from '@va/domain/booking/booking-guards.ts';
import { sharesTail } from '@va/domain/booking/tail-guards.ts';
import { knownDeparture } from '@va/domain/booking/timetable-change.ts';
import { EVERY_DAY } from '@va/domain/timetable/weekdays.ts';
import type { Tx } from '#server/db/database.ts';
import { expectVersion, lockPilot } from '../accounts/locked-account.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { readBookedEvents, refusalsOfEvent } from '../events/booked-events.ts';
import { lockTails, readTailPlaces, readTails, readHolds } from '../fleet/tails.ts';
import { holdTimetable } from '#server/kernel/locks/timetable-lock.ts';
import { withToursNow } from '../tours/read-tours.ts';
import { tailsOfStage } from '../tours/tour-flights.ts';
import { type BookingRow, lockBooking, readOpenBookings, stageOf, toBooking } from './booking-rows.ts';
import { readStanding, standingAgainst } from './pilot-standing.ts';
import { stepBookingRow } from './step-booking.ts';
import { pickTail } from './tail-choice.ts';
import { nameSecondPilot } from './name-second-pilot.ts';
import { refuseMovedLeg } from '@va/domain/booking/rotation.ts';
import { refusalProblem, wrongValue } from '#server/api/problem.ts';
import { readRotation } from './rotation-order.ts';

export type BookingChange = z.output<typeof changeBookingBodySchema>;

/**
 * Changes a booking's tail, type or departure, after checking the booking guards again, or its second pilot. Throws a
 * refusal as a problem, and `cambiado-entretanto` if the booking no longer has the given version (optimistic lock).
 */
export async function changeBooking(
  tx: Tx,
  ops: Operations,
  found: Pick<BookingRow, 'id' | 'pilot_id'> & { version?: number },
  change: BookingChange,
  now: Date,
): Promise<BookingRow> {
  await holdTimetable(tx);
  const pilot = await lockPilot(tx, found.pilot_id);
  const row = await lockBooking(tx, found.id);
  if (found.version !== undefined) expectVersion(row, found.version);
  const moves = change.std !== undefined || change.typeId !== undefined || change.tail !== undefined;
  const moved = moves ? await moveBooking(tx, ops, row, change, pilot, now) : row;
  if (change.secondPilot === undefined) return moved;
  return nameSecondPilot(tx, ops, moved, change.secondPilot);
}

async function moveBooking(
  tx: Tx,
  given: Operations,
  row: BookingRow,
  change: BookingChange,
  pilot: Awaited<ReturnType<typeof lockPilot>>,
  now: Date,
): Promise<BookingRow> {
  const booking = toBooking(row);
  const stage = stageOf(row);
  const ops = stage === null ? given : await withToursNow(tx, given);
  const flight = row.flight_id === null ? undefined : await readTypes(tx, row.flight_id);
  const types = flight?.types ?? [...ops.types.keys()];
  const typeId = change.typeId ?? row.type_id;
  const std = change.std === undefined ? booking.std : Date.parse(change.std);
  const sta = std + (booking.sta - booking.std);
  await lockTails(tx, [...new Set([...types, row.type_id, typeId])]);
  const [tails, holds] = [await readTails(tx), await readHolds(tx, row.id)];
  const counting = tailsOfStage(ops, stage, tails);
  const supply = {
    tails: counting,
    holds,
    places: await readTailPlaces(tx),
    types: ops.types,
    rules: ops.booking,
  };
  const chosen = change.tail ?? (change.typeId === undefined ? row.registration : null);
  const need = { pilotId: row.pilot_id, dep: row.dep_icao, std, sta, types: [typeId] };
  const tail = chosen ?? pickTail(need, supply).tail;
  const request: BookingRequest = {
    pilotId: row.pilot_id,
    // The pilot may fly the flight as it was booked, whatever the timetable says by now.
    flight:
      row.flight_id === null
        ? null
        : {
            id: row.flight_id,
            number: row.flight_number ?? 0,
            days: EVERY_DAY,
            types: [...types, row.type_id],
            validFrom: row.date,
            validUntil: null,
          },
    date: row.date,
    rotation: booking.rotation,
    std,
    sta,
    distanceNm: row.distance_nm,
    typeId,
    tail,
    acceptSharedTail: change.acceptSharedTail || (row.shared_tail && tail === row.registration),
    eventSlot: row.event_id !== null,
  };
  const own = (await readOpenBookings(tx, row.pilot_id)).filter(({ id }) => id !== row.id).map(toBooking);
  const against = standingAgainst(
    ops,
    await readStanding(tx, ops, row.pilot_id, now, stage !== null),
    {
      rank: pilot.rank_code,
      typeId,
      dep: row.dep_icao,
      arr: row.arr_icao,
      stage,
      tail: tails.find(({ registration }) => registration === tail),
    },
    now.getTime(),
  );
  const event = (await readBookedEvents(tx, row.pilot_id, [row.event_id])).get(row.event_id ?? '');
  // A cancelled event, or one that the pilot has left, sets no conditions for the booking.
  const asks = event !== undefined && !event.cancelled && (!event.signup || event.signedUp);
  const eventFlight = { dep: row.dep_icao, arr: row.arr_icao, offBlock: std, typeId };
  const situation = {
    now: now.getTime(),
    accountStatus: pilot.status,
    own,
    tails: counting,
    holds,
    turnaroundMin: ops.types.get(typeId)?.turnaroundMin ?? 0,
    rangeNm: ops.types.get(typeId)?.rangeNm ?? null,
    ...against,
    conditions: [...against.conditions, ...(asks ? refusalsOfEvent(event, eventFlight) : [])],
  };
  // An unchanged departure may be past or far ahead: it was possible when it was booked.
  const again = refuseBooking(request, situation, ops.booking).filter(
    ({ code }) => std !== booking.std || !['salida-pasada', 'demasiado-pronto'].includes(code),
  );
  const sharedTail = sharesTail(request, situation, ops.booking);
  const timetableStd = knownDeparture(booking, row.timetable_std.getTime());
  const step = { type: 'change', std, sta, typeId, tail, sharedTail, timetableStd } as const;
  return stepBookingRow(tx, ops, row, step, { now, again });
}

async function readTypes(tx: Tx, flightId: string) {
  return tx.selectFrom('flight').select('types').where('id', '=', flightId).executeTakeFirst();
}

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
