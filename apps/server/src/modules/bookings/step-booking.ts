import { monthOf } from '@va/domain/months.ts';
import { type Booking, isOpen, type BookingEffect, type BookingEvent } from '@va/domain/booking/booking.ts';
import { type OtherBookings, stepBooking } from '@va/domain/booking/booking-steps.ts';
import { leftBehind, tailWindow } from '@va/domain/booking/tail-windows.ts';
import { debitOf } from '@va/domain/points/ledger.ts';
import type { Refusal } from '@va/domain/refusal.ts';
import { constants } from '#server/db/constants.ts';
import { refusalProblem } from '#server/api/problem.ts';
import type { Tx } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { ownCode } from '#server/kernel/airline/own-code.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { readTailPlaces, readTails } from '../fleet/tails.ts';
import { postPoints, reversePoints } from '../ledgers/points-ledger.ts';
import { versionIdFor } from '../rules/rules-versions.ts';
import { tailsOfStage } from '../tours/tour-flights.ts';
import { type BookingRow, lockBooking, selectBookings, stageOf, toBooking } from './booking-rows.ts';
import { announceBooking, bookingMessage } from './booking-texts.ts';

/** Further input of a booking's event. */
export interface StepGiven {
  now: Date;
  others?: OtherBookings;
  /** For `change`: the refusals of the booking guards for the changed flight. */
  again?: readonly Refusal[];
  /** Why the company cancels or forgives, for the pilot to read. */
  reasonText?: string;
}

/**
 * Applies a domain event to a booking, with all its effects, in the caller's transaction. The caller has locked the
 * pilot's row. Throws the domain's refusal as a problem.
 */
export async function stepBookingRow(
  tx: Tx,
  ops: Operations,
  row: BookingRow,
  event: BookingEvent,
  given: StepGiven,
): Promise<BookingRow> {
  const step = stepBooking(
    toBooking(row),
    event,
    ops.booking,
    given.now.getTime(),
    given.others,
    given.again,
  );
  if (!step.ok) throw refusalProblem(step.refusal);
  await saveBooking(tx, ops, row, step.next, event, given);
  const saved = await selectBookings(tx).where('booking.id', '=', row.id).executeTakeFirstOrThrow();
  for (const effect of step.effects)
    await carryOut(tx, ops, saved, effect, { lost: row.aircraft_id, now: given.now });
  if (row.state !== 'cancelled' && saved.state === 'cancelled')
    await announceBooking(tx, 'booking.cancelled', saved, given.now);
  const keepsTail = isOpen(saved) && saved.aircraft_id === row.aircraft_id;
  if (LEAVES_TAIL.has(event.type) && !keepsTail) await leaveBehind(tx, ops, row, given.now);
  return saved;
}

/**
 * Events after which the tail will not fly as booked, so that the pilot's next booking may lose it. Not among them: a
 * tail taken out of service, which loses all its bookings anyway; and expiry, since that flight may still be reported
 * by hand (a later job checks its tail).
 */
const LEAVES_TAIL: ReadonlySet<BookingEvent['type']> = new Set([
  'cancel',
  'cancel_by_company',
  'report_dropped',
  'change',
  // These lead to `leaveBehind` for the next booking in turn; each is later than the one before, so this ends.
  'left_behind',
  'freed',
]);

/**
 * Takes the tail from the pilot's next booking with it if the tail will not be at its departure, unless that booking's
 * grace period is over; the next flight of the same rotation is freed instead. The caller has locked the pilot's row.
 * @param before the booking that is not flown with its tail, as it was before
 */
export async function leaveBehind(tx: Tx, ops: Operations, before: BookingRow, now: Date): Promise<void> {
  const { aircraft_id: tail } = before;
  if (tail === null) return;
  const rows = await selectBookings(tx)
    .where('booking.aircraft_id', '=', tail)
    .where('booking.state', 'in', constants('reserved', 'flying'))
    .execute();
  const place = (await readTailPlaces(tx)).get(tail)?.icao ?? before.base_icao ?? '';
  const icaoOf = (code: string) => ownCode(ops, code);
  const legOf = (row: BookingRow) => ({
    ...toBooking(row),
    dep: icaoOf(row.dep_icao),
    arr: icaoOf(row.arr_icao),
  });
  const next = leftBehind(legOf(before), rows.map(legOf), icaoOf(place));
  if (next !== null && next.graceUntil >= now.getTime())
    await stepBookingRow(tx, ops, await lockBooking(tx, next.id), eventOf(before, next), { now });
}

/** The event for the next booking: a flight of the same rotation is freed; any other one only loses its tail. */
function eventOf(before: BookingRow, { rotation }: Pick<Booking, 'rotation'>): BookingEvent {
  const isOfOne = before.rotation && rotation !== null && rotation === before.chain_id;
  return { type: isOfOne ? 'freed' : 'left_behind' };
}

async function saveBooking(
  tx: Tx,
  ops: Operations,
  row: BookingRow,
  next: Booking,
  event: BookingEvent,
  { now, reasonText }: StepGiven,
): Promise<void> {
  await tx
    .updateTable('booking')
    .set({
      ...windowColumns(ops, next),
      aircraft_id: await tailId(tx, row, next),
      state: next.state,
      reason: next.reason,
      ...(reasonText !== undefined && { reason_text: reasonText }),
      std: new Date(next.std),
      sta: new Date(next.sta),
      // A changed booking is from now on compared with the present timetable and judged by the present rules.
      ...(event.type === 'change' && {
        timetable_std: new Date(event.timetableStd),
        rules_version: await versionIdFor(tx, next.std),
      }),
      type_id: next.typeId,
      shared_tail: next.sharedTail,
      changed_what: next.changed?.what ?? null,
      changed_std: dateOf(next.changed?.std ?? null),
      grace_until: new Date(next.graceUntil),
      // A new departure time gets a reminder of its own.
      ...(next.std !== row.std.getTime() && { reminded_departure: false }),
      ...(next.graceUntil !== row.grace_until.getTime() && { reminded_grace: false }),
      ical_seq: next.icalSeq,
      ended_at: isOpen(next) ? null : (row.ended_at ?? now),
    })
    .where('id', '=', row.id)
    .execute();
}

async function tailId(tx: Tx, row: BookingRow, { tail }: Booking): Promise<string | null> {
  if (tail === null || tail === row.registration) return tail === null ? null : row.aircraft_id;
  const found = await tx
    .selectFrom('aircraft')
    .select('id')
    .where('registration', '=', tail)
    .executeTakeFirstOrThrow();
  return found.id;
}

/** The row's columns for the time in which the booking holds its tail. */
export function windowColumns({ types, booking }: Operations, { tail, typeId, std, sta }: Booking) {
  if (tail === null) return { tail_from: null, tail_until: null };
  const window = tailWindow({ std, sta }, types.get(typeId)?.turnaroundMin ?? 0, booking);
  return { tail_from: new Date(window.from), tail_until: new Date(window.until) };
}

async function carryOut(
  tx: Tx,
  ops: Operations,
  row: BookingRow,
  effect: BookingEffect,
  { lost, now }: { lost: string | null; now: Date },
): Promise<void> {
  switch (effect.type) {
    case 'post_points':
      await postPoints(tx, row.pilot_id, {
        reason: effect.reason,
        subject: row.id,
        nominal: debitOf('abandoned', ops.points),
        period: monthOf(row.grace_until.getTime()),
        bookingId: row.id,
      });
      return;
    case 'reverse_points':
      await reversePoints(tx, row.pilot_id, { reason: effect.reason, subject: row.id }, now);
      return;
    case 'tell_pilot': {
      const another = !tellsOfTail(effect, row) || (await hasAnother(tx, ops, row, lost));
      const message = bookingMessage(effect, row, ops, debitOf('abandoned', ops.points), another);
      if (message) await tellPilot(tx, row.pilot_id, message);
      return;
    }
  }
}

/** Whether the message tells the pilot that the booking lost its tail. */
function tellsOfTail({ about }: Extract<BookingEffect, { type: 'tell_pilot' }>, row: BookingRow): boolean {
  return about === 'left_behind' || (about === 'timetable_changed' && row.changed_what === 'tail_withdrawn');
}

/** Whether another tail of the booking's type is in service (for a stage: one that counts for it). */
async function hasAnother(tx: Tx, ops: Operations, row: BookingRow, lost: string | null): Promise<boolean> {
  return tailsOfStage(ops, stageOf(row), await readTails(tx)).some(
    ({ id, typeId, service }) => id !== lost && typeId === row.type_id && service === 'operational',
  );
}

function dateOf(instant: number | null): Date | null {
  return instant === null ? null : new Date(instant);
}
