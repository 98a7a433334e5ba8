import type { Booking } from '@va/domain/booking/booking.ts';
import { constant, constants } from '#server/db/constants.ts';
import type { Queries } from '#server/db/database.ts';

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

export type BookingRow = Awaited<ReturnType<ReturnType<typeof selectBookings>['executeTakeFirstOrThrow']>>;

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

/** Open bookings of a pilot, the earliest first. */
export function readOpenBookings(queries: Queries, pilotId: string): Promise<BookingRow[]> {
  return selectBookings(queries)
    .where('booking.pilot_id', '=', pilotId)
    .where('booking.state', 'in', constants('reserved', 'flying'))
    .orderBy('booking.std')
    .execute();
}
