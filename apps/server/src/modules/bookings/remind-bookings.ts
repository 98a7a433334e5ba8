import { countOf } from '@va/domain/numbers.ts';
import { MINUTE_MS } from '@va/domain/durations.ts';
import { formatSpan } from '@va/domain/ages.ts';
import { constant } from '#server/db/constants.ts';
import type { Tx } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import type { JobKind } from '#server/kernel/jobs/job-kind.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { type BookingRow, selectBookings } from './booking-rows.ts';
import { bookingName, dayAndHour } from './booking-texts.ts';

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
