import {
  availabilitySchema,
  departureParamsSchema,
  departuresQuerySchema,
  departuresSchema,
} from '@va/schemas/api/bookings/departures.ts';
import type { Actor } from '#server/api/actor.ts';
import { type Endpoint, pilotEndpoint, publicEndpoint, tagged } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { seesWholeTimetable } from '../timetable/sees-whole-timetable.ts';
import { timetableCache } from '../timetable/timetable-cache.ts';
import { availabilityOf } from './availability.ts';
import { readFleetFacts } from './fleet-facts.ts';
import { readPilotFacts } from './departure-facts.ts';
import { windowCache } from './departure-window.ts';
import { searchDepartures } from './search-departures.ts';

/** What flies when, and whether one can book it. */
export function departureEndpoints(db: Database, ops: Operations): Endpoint[] {
  const readTimetable = timetableCache();
  const windowOf = windowCache(ops);
  const roomFor = async (actor: Actor, now: Date) => {
    const [timetable, fleet, pilot] = await Promise.all([
      readTimetable(db.queries),
      readFleetFacts(db.queries),
      seesWholeTimetable(actor) ? readPilotFacts(db.queries, ops, actor.pilotId, now) : null,
    ]);
    return { ops, timetable, windowOf, fleet, pilot, now: now.getTime() };
  };
  return tagged('Vuelos', [
    publicEndpoint({
      route: 'GET /flights',
      operation: 'searchFlights',
      summary: 'Buscar salidas',
      description:
        'Las que se pueden reservar desde ahora, o las de una fecha. Cada una dice cuánto vale y por qué no se puede reservar, si es el caso; «counts» dice cuántas deja cada filtro.',
      query: departuresQuerySchema,
      answer: { status: 200, description: 'Las salidas, por hora', schema: departuresSchema },
      handle: async ({ actor, query, context }) => ({
        body: searchDepartures(query, await roomFor(actor, context.now)),
      }),
    }),
    pilotEndpoint('bookings.own', {
      route: 'GET /flights/{id}/dates/{date}/availability',
      operation: 'getAvailability',
      summary: 'Una salida con sus aviones y sus condiciones',
      description: 'Por el id de su vuelo o por su número, que con la fecha sólo puede ser uno.',
      things: 'any',
      params: departureParamsSchema,
      answer: { status: 200, description: 'La salida', schema: availabilitySchema },
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
