import { createdBookingsSchema } from '@va/schemas/api/bookings/new-bookings.ts';
import { bookDayFlightBodySchema, dayFlightSchema } from '@va/schemas/api/bookings/proposals.ts';
import type { PilotActor } from '#server/api/actor.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import { BOOKING_GUARDS } from '../bookings/booking-routes.ts';
import type { DepartureRooms } from '../departures/departure-rooms.ts';
import { bookDayFlight, type PilotRoom, readDayFlight } from './day-flight.ts';

/** What the airline proposes to its pilots. */
export function proposalEndpoints(db: Database, rooms: DepartureRooms): Endpoint[] {
  const roomOf = async (actor: PilotActor, now: Date): Promise<PilotRoom> => {
    const room = await rooms(actor, now);
    if (room.pilot === null) throw new Problem('sin-permiso');
    return { ...room, pilot: room.pilot };
  };
  return tagged('Reservas', [
    pilotEndpoint('bookings.own', {
      route: 'GET /me/day-flight',
      operation: 'getDayFlight',
      summary: 'Mi vuelo del día',
      description:
        'Una salida de hoy o de esta noche desde donde estoy, que puedo volar: la misma hasta que sale o se queda sin avión. O la reserva que hice de ella.',
      scope: 'own:read',
      answer: { status: 200, description: 'El vuelo del día', schema: dayFlightSchema },
      handle: async ({ actor, context }) => ({
        body: await readDayFlight(db.queries, await roomOf(actor, context.now)),
      }),
    }),
    pilotEndpoint('bookings.own', {
      route: 'POST /me/day-flight',
      operation: 'bookDayFlight',
      summary: 'Reservar mi vuelo del día',
      description: 'El que se propuso, con un avión libre. Uno al día.',
      scope: 'bookings:write',
      body: bookDayFlightBodySchema,
      answer: { status: 201, description: 'La reserva', schema: createdBookingsSchema },
      problems: [...BOOKING_GUARDS, 'vuelo-del-dia'],
      handle: async ({ actor, body, context }) => bookDayFlight(db, await roomOf(actor, context.now), body),
    }),
  ]);
}
