import { bookingRoutes } from '@va/contract/bookings/routes.ts';
import { type Endpoint, pilotEndpoint, publicEndpoint, tagged } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';
import { availabilityOf } from './availability.ts';
import type { DepartureRooms } from './departure-rooms.ts';
import { searchDepartures } from './search-departures.ts';

/** What flies when, and whether one can book it. */
export function departureEndpoints(roomFor: DepartureRooms): Endpoint[] {
  return tagged('Vuelos', [
    publicEndpoint({
      ask: bookingRoutes.searchFlights,
      summary: 'Buscar salidas',
      description:
        'Las que se pueden reservar desde ahora, o las de una fecha. Cada una dice cuánto vale y por qué no se puede reservar, si es el caso; «counts» dice cuántas deja cada filtro.',
      answer: { status: 200, description: 'Las salidas, por hora' },
      handle: async ({ actor, query, context }) => ({
        body: searchDepartures(query, await roomFor(actor, context.now)),
      }),
    }),
    pilotEndpoint('bookings.own', {
      ask: bookingRoutes.getAvailability,
      summary: 'Una salida con sus aviones y sus condiciones',
      description: 'Por el id de su vuelo o por su número, que con la fecha sólo puede ser uno.',
      things: 'any',
      answer: { status: 200, description: 'La salida' },
      handle: async ({ actor, params, context }) => {
        const room = await roomFor(actor, context.now);
        const body = room.pilot && availabilityOf(params, room.pilot, room);
        if (!body)
          throw new Problem('no-encontrado', {
            detail: `El vuelo${typeof params.id === 'number' ? ` ${params.id}` : ''} no está en el horario de ese día.`,
          });
        return { body };
      },
    }),
  ]);
}
