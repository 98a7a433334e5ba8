import { airlineRoutes } from '@va/contract/airline/routes.ts';
import { type Endpoint, pilotEndpoint, publicEndpoint, tagged } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { seesWholeTimetable } from '../timetable/timetable-flights.ts';
import { changeFlight, putFlight, viewKeptFlight } from './change-flight.ts';
import { reasonsOf } from './timetable-desk.ts';

/** One flight of the timetable: read by everybody; staff add it, change it, and ask why it is as it is. */
export function flightEndpoints(db: Database, ops: Operations): Endpoint[] {
  return tagged('Equipo: horario', [
    publicEndpoint({
      ask: airlineRoutes.getFlight,
      tag: 'Vuelos',
      summary: 'Un vuelo del horario',
      description: 'Sin sesión, si es público. Su ETag es la versión que pide cambiarlo.',
      things: 'any',
      answer: { status: 200, description: 'El vuelo' },
      handle: async ({ actor, params: { id } }) => {
        const flight = await viewKeptFlight(db.queries, id);
        if (!flight.body.isPublic && !seesWholeTimetable(actor)) throw new Problem('no-encontrado');
        return flight;
      },
    }),
    pilotEndpoint('timetable.write', {
      ask: airlineRoutes.addFlight,
      summary: 'Añadir un vuelo al horario',
      description: 'Se comprueba como los de un archivo, y se retira igual desde las importaciones.',
      answer: { status: 201, description: 'El vuelo, ya en el horario' },
      problems: ['horario-con-errores'],
      handle: ({ body: { reason, ...given }, by }) => putFlight(db, ops, given, reason, by),
    }),
    pilotEndpoint('timetable.write', {
      ask: airlineRoutes.explainFlight,
      summary: 'Por qué un vuelo del horario es como es',
      things: 'any',
      answer: { status: 200, description: 'Sus razones' },
      handle: async ({ params: { id }, context }) => {
        const why = await reasonsOf(db.queries, ops, id, context.now);
        if (why === undefined) throw new Problem('no-encontrado');
        return { body: { why } };
      },
    }),
    pilotEndpoint('timetable.write', {
      ask: airlineRoutes.changeFlight,
      summary: 'Cambiar un vuelo del horario, o bloquearlo',
      things: 'any',
      needsVersion: true,
      answer: { status: 200, description: 'El vuelo, ya cambiado' },
      problems: ['horario-con-errores'],
      handle: ({ params: { id }, body: { reason, ...change }, version, by }) =>
        changeFlight(db, ops, { id, version }, change, reason, by),
    }),
  ]);
}
