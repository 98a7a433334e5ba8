import { bookingRoutes } from '@va/contract/bookings/routes.ts';
import type { PilotActor } from '#server/api/actor.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { BOOKING_GUARDS } from '../bookings/booking-guards.ts';
import type { DepartureRooms } from '../departures/departure-rooms.ts';
import { bookRotation, proposeRotations } from './rotations.ts';
import { bookDayFlight, type PilotRoom, readDayFlight } from './day-flight.ts';
import { bookFerry, proposeFerries } from './ferries.ts';

/** What the airline proposes to its pilots. */
export function proposalEndpoints(db: Database, ops: Operations, rooms: DepartureRooms): Endpoint[] {
  const roomOf = async (actor: PilotActor, now: Date): Promise<PilotRoom> => {
    const room = await rooms(actor, now);
    if (room.pilot === null) throw new Problem('sin-permiso');
    return { ...room, pilot: room.pilot };
  };
  return tagged('Reservas', [
    pilotEndpoint('bookings.own', {
      ask: bookingRoutes.getDayFlight,
      summary: 'Mi vuelo del día',
      description:
        'Una salida de hoy o de esta noche desde donde estoy, que puedo volar: la misma hasta que sale o se queda sin avión. O la reserva que hice de ella.',
      scope: 'own:read',
      answer: { status: 200, description: 'El vuelo del día' },
      handle: async ({ actor, context }) => ({
        body: await readDayFlight(db.queries, await roomOf(actor, context.now)),
      }),
    }),
    pilotEndpoint('bookings.own', {
      ask: bookingRoutes.bookDayFlight,
      summary: 'Reservar mi vuelo del día',
      description: 'El que se propuso, con un avión libre. Uno al día.',
      scope: 'bookings:write',
      answer: { status: 201, description: 'La reserva' },
      problems: [...BOOKING_GUARDS, 'vuelo-del-dia'],
      handle: async ({ actor, body, context }) => bookDayFlight(db, await roomOf(actor, context.now), body),
    }),
    pilotEndpoint('bookings.own', {
      ask: bookingRoutes.listRotations,
      summary: 'Días de avión que puedo reservar',
      description:
        'De los aviones que están donde yo: varias etapas seguidas de la misma matrícula, que acaban donde empiezan.',
      scope: 'own:read',
      answer: { status: 200, description: 'Por matrícula' },
      handle: async ({ actor, context }) => ({ body: proposeRotations(await roomOf(actor, context.now)) }),
    }),
    pilotEndpoint('bookings.own', {
      ask: bookingRoutes.bookRotation,
      summary: 'Reservar el día de un avión',
      description:
        'Todas las etapas o ninguna, con un solo avión. Cuentan como una reserva abierta; si no se vuelan, se liberan una a una y cuestan una vez como mucho.',
      scope: 'bookings:write',
      answer: { status: 201, description: 'Las reservas, por etapa' },
      problems: [...BOOKING_GUARDS, 'dia-de-avion'],
      handle: ({ actor, body, context }) => bookRotation(db, ops, actor.pilotId, body, context.now),
    }),
    pilotEndpoint('bookings.own', {
      ask: bookingRoutes.listFerries,
      summary: 'Aviones que esperan a que alguien los devuelva a su base',
      description: 'Los que están lejos de su base y nadie tiene reservados.',
      scope: 'own:read',
      answer: { status: 200, description: 'Primero los que están donde yo' },
      handle: async ({ actor, context }) => ({ body: proposeFerries(await roomOf(actor, context.now)) }),
    }),
    pilotEndpoint('bookings.own', {
      ask: bookingRoutes.bookFerry,
      summary: 'Reservar el ferry de un avión',
      description: 'De donde está a su base, dentro de una hora.',
      scope: 'bookings:write',
      answer: { status: 201, description: 'La reserva' },
      problems: [...BOOKING_GUARDS, 'ferry'],
      handle: async ({ actor, body, context }) => bookFerry(db, await roomOf(actor, context.now), body),
    }),
  ]);
}
