import { type Insertable, sql } from 'kysely';
import type { OtherBookings } from '@va/domain/booking/booking-steps.ts';
import type { Booking } from '@va/domain/booking/booking.ts';
import { openCount } from '@va/domain/booking/rotation.ts';
import { Problem } from '#server/api/problem.ts';
import { constant, constants } from '#server/db/constants.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import { keptRead } from '#server/db/kept-reads.ts';
import type { BookingTable } from '#server/db/tables.ts';
import { lockPilots } from '../accounts/locked-account.ts';

/** Writes a new booking. */
export async function addBooking(tx: Tx, row: Insertable<BookingTable>): Promise<void> {
  await tx.insertInto('booking').values(row).execute();
}

export type BookingRow = Awaited<ReturnType<ReturnType<typeof selectBookings>['executeTakeFirstOrThrow']>>;

/**
 * Moves a booking to another season's row of its flight; answers false if the pilot already has a booking of that one
 * for the day.
 */
export async function moveToSeason(tx: Tx, row: BookingRow, flightId: string): Promise<boolean> {
  const moved = await tx
    .updateTable('booking')
    .set({ flight_id: flightId })
    .where('id', '=', row.id)
    .where(
      sql<boolean>`not exists (select from booking other where other.pilot_id = ${row.pilot_id}
        and other.flight_id = ${flightId} and other.date = ${row.date} and other.state in ('reserved', 'flying'))`,
    )
    .executeTakeFirst();
  return moved.numUpdatedRows > 0n;
}

/** Query for bookings joined with tail, route, event name, the pilots' callsigns and the valid report. */
export function selectBookings(queries: Queries) {
  return queries
    .selectFrom('booking')
    .innerJoin('pilot', 'pilot.id', 'booking.pilot_id')
    .leftJoin('pilot as second', 'second.id', 'booking.second_pilot_id')
    .leftJoin('aircraft', 'aircraft.id', 'booking.aircraft_id')
    .leftJoin('flight', 'flight.id', 'booking.flight_id')
    .leftJoin('airline_event', 'airline_event.id', 'booking.event_id')
    .leftJoin('report', (join) =>
      join.onRef('report.booking_id', '=', 'booking.id').on('report.state', '!=', constant('voided')),
    )
    .selectAll('booking')
    .select([
      'pilot.callsign',
      'second.callsign as second_callsign',
      'aircraft.registration',
      'aircraft.icao_type',
      'aircraft.base_icao',
      'report.code as report_code',
      'flight.route as flight_route',
      'flight.iata_type',
      'airline_event.title as event_name',
    ]);
}

/** A booking as the rules of the domain see it. */
export function toBooking(row: BookingRow): Booking {
  return {
    id: row.id,
    pilotId: row.pilot_id,
    flightId: row.flight_id,
    date: row.date,
    rotation: row.rotation ? row.chain_id : null,
    std: row.std.getTime(),
    sta: row.sta.getTime(),
    typeId: row.type_id,
    tail: row.registration,
    state: row.state,
    reason: row.reason,
    sharedTail: row.shared_tail,
    changed:
      row.changed_what === null
        ? null
        : { what: row.changed_what, std: row.changed_std === null ? null : row.changed_std.getTime() },
    graceUntil: row.grace_until.getTime(),
    icalSeq: row.ical_seq,
  };
}

/** The route to file: the pilot's own, or else the timetable's present one; null without either. */
export function routeOf({ planned_route, flight_route }: BookingRow): string | null {
  return planned_route || flight_route || null;
}

/** The stage of a tour that a booking was made as. */
export function stageOf({ tour_id, tour_stage }: Pick<BookingRow, 'tour_id' | 'tour_stage'>) {
  return tour_id === null || tour_stage === null ? null : { tour: tour_id, n: tour_stage };
}

/** The pilots who have an open booking, cached until a booking changes: most have none most of the time. */
export const pilotsWithBooking = keptRead(['bookings'], async (queries): Promise<ReadonlySet<string>> => {
  const rows = await queries
    .selectFrom('booking')
    .select('pilot_id')
    .distinct()
    .where('state', 'in', constants('reserved', 'flying'))
    .execute();
  return new Set(rows.map(({ pilot_id }) => pilot_id));
});

/** Open bookings of a pilot, the earliest first. */
export function readOpenBookings(queries: Queries, pilotId: string): Promise<BookingRow[]> {
  return selectBookings(queries)
    .where('booking.pilot_id', '=', pilotId)
    .where('booking.state', 'in', constants('reserved', 'flying'))
    .orderBy('booking.std')
    .execute();
}

/** Deletes bookings; no other row may still refer to them. */
export async function removeBookings(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('booking')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** Before two accounts are merged: removes each as the other's second pilot, since nobody can be their own. */
export async function partBookedPilots(tx: Tx, one: string, other: string): Promise<void> {
  await sql`update booking set second_pilot_id = null
    where (pilot_id, second_pilot_id) in ((${one}, ${other}), (${other}, ${one}))`.execute(tx);
}

/** A booking by its code. Throws `no-encontrado`. */
export async function findBooking(queries: Queries, code: string): Promise<BookingRow> {
  const row = await selectBookings(queries).where('booking.code', '=', code).executeTakeFirst();
  if (row === undefined) throw new Problem('no-encontrado');
  return row;
}

/** The same for a pilot's own booking: another pilot's counts as not found. */
export async function findOwn(queries: Queries, code: string, pilotId: string): Promise<BookingRow> {
  const row = await findBooking(queries, code);
  if (row.pilot_id !== pilotId) throw new Problem('no-encontrado');
  return row;
}

/** The booking of a flight that was just discarded, if it is reserved again; null if it is over. */
export async function readKeptBooking(queries: Queries, id: string | null): Promise<BookingRow | null> {
  if (id === null) return null;
  const row = await selectBookings(queries)
    .where('booking.id', '=', id)
    .where('booking.state', '=', constant('reserved'))
    .executeTakeFirst();
  return row ?? null;
}

/** Reads and locks a booking; the caller has locked its pilot's row first. */
export function lockBooking(tx: Tx, id: string): Promise<BookingRow> {
  return selectBookings(tx).where('booking.id', '=', id).forUpdate('booking').executeTakeFirstOrThrow();
}

/**
 * Locks every pilot with an unbegun booking of these flights or tails; the caller locks the bookings afterwards. The
 * caller holds the timetable lock exclusively, so that no such booking can be added meanwhile.
 */
export async function lockBookedPilots(
  tx: Tx,
  column: 'flight_id' | 'aircraft_id',
  ids: readonly string[],
): Promise<void> {
  const rows = await tx
    .selectFrom('booking')
    .select('pilot_id')
    .where('state', '=', constant('reserved'))
    .where(column, '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  await lockPilots(
    tx,
    rows.map(({ pilot_id }) => pilot_id),
  );
}

/** A pilot's open bookings without this one and its rotation: a pilot flies one at a time. */
export async function otherBookings(tx: Tx, pilotId: string, bookingId: string): Promise<OtherBookings> {
  const rows = await tx
    .selectFrom('booking')
    .select(['id', 'state', 'rotation', 'chain_id'])
    .where('pilot_id', '=', pilotId)
    .where((is) => is.or([is('id', '=', bookingId), is('state', 'in', ['reserved', 'flying'])]))
    .execute();
  const all = rows.map((row) => ({ ...row, rotation: row.rotation ? row.chain_id : null }));
  const others = all.filter(({ id }) => id !== bookingId);
  const apart = all.find(({ id }) => id === bookingId)?.rotation ?? null;
  return { open: openCount(others, apart), flying: others.filter(({ state }) => state === 'flying').length };
}
