import { z } from 'zod';
import { isFreed } from '@va/domain/booking/rotation.ts';
import { constant } from '#server/db/constants.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { enqueueJob } from '#server/kernel/jobs/enqueue-job.ts';
import type { JobKind } from '#server/kernel/jobs/job-kind.ts';
import { lockBooking, toBooking, type BookingRow, selectBookings } from './booking-rows.ts';
import { readRotation } from './rotation-order.ts';
import { leaveBehind, stepBookingRow } from './step-booking.ts';
import { countOf } from '@va/domain/numbers.ts';
import { MINUTE_MS } from '@va/domain/durations.ts';
import { formatSpan } from '@va/domain/ages.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { bookingName, dayAndHour } from './booking-texts.ts';

/** Job: bookings that were not begun within their grace period expire; the rules decide whether with a debit. */
export const expireBookings = (ops: Operations): JobKind => ({
  kind: 'booking-expiry',
  cron: '*/5 * * * *',
  async run({ db, clock }) {
    const now = clock();
    const due = await db.queries
      .selectFrom('booking')
      .select(['id', 'pilot_id'])
      .where('state', '=', constant('reserved'))
      .where('grace_until', '<', now)
      .orderBy('grace_until')
      .execute();
    for (const one of due) await expireOne(db, ops, one, now);
    return { expired: due.length };
  },
});

/** Name of the job that checks where an expired booking left its tail. */
const LEFT_TAILS = 'left-tails';
const payloadSchema = z.object({ bookingId: z.uuid() });

/**
 * Job: takes the tail from the booking that follows an expired one, because the tail did not get there. It runs once
 * the expired flight can no longer be under way: if it was flown and reported by hand, the tail did get there and
 * stays.
 */
export const leftTails = (ops: Operations): JobKind => ({
  kind: LEFT_TAILS,
  async run({ db, clock, payload }) {
    const { bookingId } = payloadSchema.parse(payload);
    await db.transaction(async (tx) => {
      const found = await tx
        .selectFrom('booking')
        .select('pilot_id')
        .where('id', '=', bookingId)
        .executeTakeFirst();
      if (!found) return;
      await lockPilot(tx, found.pilot_id);
      await leaveBehind(tx, ops, await lockBooking(tx, bookingId), clock());
    });
  },
});

async function expireOne(
  db: Database,
  ops: Operations,
  { id, pilot_id }: { id: string; pilot_id: string },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const pilot = await lockPilot(tx, pilot_id);
    const row = await lockBooking(tx, id);
    // It was begun, cancelled or postponed after it was listed.
    if (row.state !== 'reserved' || row.grace_until >= now) return;
    const upAt = await lastWorkBefore(tx, row.grace_until);
    const freed = isFreed(toBooking(row), await readRotation(tx, row));
    const event = { type: 'expire', upAt, suspended: pilot.status === 'suspended', freed } as const;
    await stepBookingRow(tx, ops, row, event, { now });
    if (row.aircraft_id === null) return;
    // The landing of a flight that began at the end of the grace period, which could still be reported by hand.
    const landedBy = row.grace_until.getTime() + row.sta.getTime() - row.std.getTime();
    await enqueueJob(tx, {
      kind: LEFT_TAILS,
      runKey: `${LEFT_TAILS}:${id}`,
      payload: { bookingId: id },
      at: new Date(landedBy),
    });
  });
}

/**
 * When the platform last finished a job before an instant, ms since 1970: proof that it worked then; null without one.
 */
async function lastWorkBefore(tx: Tx, at: Date): Promise<number | null> {
  const row = await tx
    .selectFrom('job')
    .select((job) => job.fn.max('finished_at').as('finished_at'))
    .where('state', '=', constant('done'))
    .where('finished_at', '<=', at)
    .executeTakeFirst();
  return row?.finished_at?.getTime() ?? null;
}

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

/** Job: reminds pilots once of each departure and each end of a grace period, by inbox, mail and push notice. */
export const remindBookings = (ops: Operations): JobKind => ({
  kind: 'booking-reminders',
  cron: '*/5 * * * *',
  async run({ db, clock }) {
    const now = clock();
    const told = await db.transaction(async (tx) => [
      ...(await remind(tx, ops, now, 'departure')),
      ...(await remind(tx, ops, now, 'grace')),
    ]);
    return { told: told.length };
  },
});

async function remind(tx: Tx, ops: Operations, now: Date, about: 'departure' | 'grace') {
  const [due, done] =
    about === 'departure'
      ? (['booking.std', 'reminded_departure'] as const)
      : (['booking.grace_until', 'reminded_grace'] as const);
  const within = about === 'departure' ? ops.reminders.departureMin : ops.reminders.graceMin;
  const rows = await selectBookings(tx)
    .where('booking.state', '=', constant('reserved'))
    .where(`booking.${done}`, '=', false)
    .where(due, '>', now)
    .where(due, '<=', new Date(now.getTime() + within * MINUTE_MS))
    .orderBy('booking.id')
    .forUpdate('booking')
    .skipLocked()
    .execute();
  for (const row of rows) {
    await tx
      .updateTable('booking')
      .set({ [done]: true })
      .where('id', '=', row.id)
      .execute();
    await tellPilot(tx, row.pilot_id, { ...message(row, ops, now, about), urgent: true });
  }
  return rows;
}

function message(row: BookingRow, ops: Operations, now: Date, about: 'departure' | 'grace') {
  const name = bookingName(row, ops);
  const link = `/plataforma/reservas/${row.code}`;
  const debit = -ops.points.abandoned;
  if (about === 'departure')
    return {
      kind: 'booking.reminder',
      title: `Sales en ${formatSpan(row.std.getTime() - now.getTime())}: ${name}`,
      body: `Sale el ${dayAndHour(row.std)}${row.registration === null ? '' : ` con ${row.registration}`}. Puedes empezarlo o anularlo sin coste hasta el ${dayAndHour(row.grace_until)}.`,
      link,
    };
  return {
    kind: 'booking.grace',
    title: `El plazo se acaba: ${name}`,
    body: `Empiézalo o anúlalo antes del ${dayAndHour(row.grace_until)}. Después caduca y resta ${countOf(debit, 'punto', 'puntos')}.`,
    link,
  };
}
