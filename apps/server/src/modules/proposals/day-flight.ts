import type { z } from 'zod';
import { dayOf } from '@va/domain/months.ts';
import { dayFlights, endOfDay } from '@va/domain/proposals/day-flight.ts';
import { nothingLiked } from '@va/domain/proposals/likes.ts';
import type { Offer } from '@va/domain/search/offers.ts';
import type { bookDayFlightBodySchema, dayFlightSchema } from '@va/contract/bookings/proposals.ts';
import { constants } from '#server/db/constants.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database, Queries } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { ownCode } from '#server/kernel/airline/own-code.ts';
import { bookFlights } from '../bookings/book-flights.ts';
import { readLeg } from '../bookings/booking-leg.ts';
import { selectBookings } from '../bookings/booking-rows.ts';
import { viewBookings, viewOne } from '../bookings/booking-view.ts';
import {
  type DepartureBody,
  likesOf,
  pickFor,
  refusalsOf,
  viewDeparture,
} from '../departures/departure-view.ts';
import type { PilotFacts } from '../departures/departure-facts.ts';
import type { SearchRoom } from '../departures/search-departures.ts';
import { readFlights } from '../timetable/timetable-flights.ts';

/** The input of a departure search for a pilot. */
export interface PilotRoom extends SearchRoom {
  pilot: PilotFacts;
}

/**
 * Refusals about the pilot, not the flight: the flight stays that of the day, and shows what the pilot must do first.
 */
const OF_THE_PILOT: ReadonlySet<string> = new Set([
  'cuenta-no-activa',
  'demasiadas-reservas',
  'avisos-sin-confirmar',
]);

/** A pilot's flight of the day: the booking made for it, or else the proposal. */
export async function readDayFlight(
  queries: Queries,
  room: PilotRoom,
): Promise<z.input<typeof dayFlightSchema>> {
  const { ops, pilot, now } = room;
  const day = dayOf(now);
  const row = await findBooked(queries, pilot.id, day);
  const departure = row ? null : proposeDayFlight(room, day);
  return {
    day,
    until: new Date(endOfDay(day)).toISOString(),
    points: ops.points.dayFlight,
    booking: row ? (await viewOne(queries, ops, row, new Date(now))).body : null,
    departure,
    unliked: departure?.likes.length === 0 ? nothingLiked(pilot.likes) : null,
  };
}

/**
 * Books today's flight of the day. Throws the refusal, also if the proposal is no longer the flight that the caller
 * named.
 */
export async function bookDayFlight(
  db: Database,
  room: PilotRoom,
  asked: z.output<typeof bookDayFlightBodySchema>,
) {
  const { ops, pilot } = room;
  const now = new Date(room.now);
  const day = dayOf(room.now);
  return db.transaction(async (tx) => {
    const legsOf = async () => {
      if (await findBooked(tx, pilot.id, day))
        throw new Problem('vuelo-del-dia', {
          detail: 'Ya tienes reservado tu vuelo de hoy. Mañana hay otro.',
        });
      const departure = proposeDayFlight(room, day);
      if (departure?.flightId !== asked.flightId || departure.date !== asked.date)
        throw new Problem('vuelo-del-dia', { detail: changedWords(departure, ops) });
      const flights = await readFlights(tx, [asked.flightId]);
      const event = departure.events.find(({ own }) => own)?.id;
      const stage = departure.stage && { tour: departure.stage.tour, n: departure.stage.n };
      const leg = readLeg(
        { ...asked, ...(stage && { stage }), ...(event !== undefined && { event }) },
        '',
        ops,
        (id) => flights.find((flight) => flight.id === id),
      );
      return [{ ...leg, dayFlight: day }];
    };
    const order = { pilotId: pilot.id, acceptSharedTail: false };
    const rows = await bookFlights(tx, ops, order, legsOf, now);
    return { body: { bookings: await viewBookings(tx, ops, rows, now) } };
  });
}

function changedWords(departure: DepartureBody | null, { icaoCode }: Operations): string {
  return departure === null
    ? 'Tu vuelo del día ya ha salido o se ha quedado sin avión, y hoy no sale otro desde donde estás.'
    : `Tu vuelo del día ya es otro: ${icaoCode} ${departure.number}, de ${departure.dep.city} a ${departure.arr.city}.`;
}

/** The first departure, in the day's order, that this pilot may book with an unshared aircraft; null without any. */
function proposeDayFlight(room: PilotRoom, day: string): DepartureBody | null {
  const { ops, pilot, now } = room;
  const icao = ownCode(ops, pilot.place.icao);
  const window = room.windowOf(room.timetable, { from: now, until: endOfDay(day), publicOnly: false });
  const isLiked = (offer: Offer) => likesOf(offer, room).length > 0;
  const offers = dayFlights({ pilotId: pilot.id, day, place: icao, isLiked }, window.offers, now);
  const given = (offer: Offer) => ({
    ...room,
    daylight: window.inDaylight(offer),
    returns: [],
    isDayFlight: true,
  });
  const mayBook = (offer: Offer) => {
    const pick = pickFor(offer, given(offer));
    return (
      !pick.taken && refusalsOf(offer, pilot, pick, given(offer)).every(({ code }) => OF_THE_PILOT.has(code))
    );
  };
  const offer = offers.find(mayBook);
  return offer ? viewDeparture(offer, given(offer)) : null;
}

/** The pilot's valid booking of a day's flight of the day. */
function findBooked(queries: Queries, pilotId: string, day: string) {
  return selectBookings(queries)
    .where('booking.pilot_id', '=', pilotId)
    .where('booking.day_flight', '=', day)
    .where('booking.state', 'in', constants('reserved', 'flying', 'fulfilled'))
    .orderBy('booking.std', 'desc')
    .limit(1)
    .executeTakeFirst();
}
