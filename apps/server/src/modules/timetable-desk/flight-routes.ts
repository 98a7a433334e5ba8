import { idParamsSchema } from '@va/contract/account/me.ts';
import {
  addFlightBodySchema,
  changeFlightBodySchema,
  flightReasonsSchema,
  keptFlightSchema,
} from '@va/contract/airline/timetable.ts';
import { type Endpoint, pilotEndpoint, publicEndpoint, tagged } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { seesWholeTimetable } from '../timetable/sees-whole-timetable.ts';
import { changeFlight, putFlight, viewKeptFlight } from './change-flight.ts';
import { reasonsOf } from './timetable-desk.ts';

/** One flight of the timetable: read by everybody; staff add it, change it, and ask why it is as it is. */
export function flightEndpoints(db: Database, ops: Operations): Endpoint[] {
  return tagged('Equipo: horario', [
    publicEndpoint({
      route: 'GET /flights/{id}',
      operation: 'getFlight',
      tag: 'Vuelos',
      summary: 'Un vuelo del horario',
      description: 'Sin sesión, si es público. Su ETag es la versión que pide cambiarlo.',
      things: 'any',
      params: idParamsSchema,
      answer: { status: 200, description: 'El vuelo', schema: keptFlightSchema },
      handle: async ({ actor, params: { id } }) => {
        const flight = await viewKeptFlight(db.queries, id);
        if (!flight.body.isPublic && !seesWholeTimetable(actor)) throw new Problem('no-encontrado');
        return flight;
      },
    }),
    pilotEndpoint('timetable.write', {
      route: 'POST /flights',
      operation: 'addFlight',
      summary: 'Añadir un vuelo al horario',
      description: 'Se comprueba como los de un archivo, y se retira igual desde las importaciones.',
      body: addFlightBodySchema,
      answer: { status: 201, description: 'El vuelo, ya en el horario', schema: keptFlightSchema },
      problems: ['horario-con-errores'],
      handle: ({ body: { reason, ...given }, by }) => putFlight(db, ops, given, reason, by),
    }),
    pilotEndpoint('timetable.write', {
      route: 'GET /flights/{id}/reasons',
      operation: 'explainFlight',
      summary: 'Por qué un vuelo del horario es como es',
      things: 'any',
      params: idParamsSchema,
      answer: { status: 200, description: 'Sus razones', schema: flightReasonsSchema },
      handle: async ({ params: { id }, context }) => {
        const why = await reasonsOf(db.queries, ops, id, context.now);
        if (why === undefined) throw new Problem('no-encontrado');
        return { body: { why } };
      },
    }),
    pilotEndpoint('timetable.write', {
      route: 'PATCH /flights/{id}',
      operation: 'changeFlight',
      summary: 'Cambiar un vuelo del horario, o bloquearlo',
      things: 'any',
      needsVersion: true,
      params: idParamsSchema,
      body: changeFlightBodySchema,
      answer: { status: 200, description: 'El vuelo, ya cambiado', schema: keptFlightSchema },
      problems: ['horario-con-errores'],
      handle: ({ params: { id }, body: { reason, ...change }, version, by }) =>
        changeFlight(db, ops, { id, version }, change, reason, by),
    }),
  ]);
}
