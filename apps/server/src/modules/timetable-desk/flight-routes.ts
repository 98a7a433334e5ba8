import { idParamsSchema } from '@va/schemas/api/account/me.ts';
import {
  addFlightBodySchema,
  changeFlightBodySchema,
  flightReasonsSchema,
  keptFlightSchema,
} from '@va/schemas/api/airline/timetable.ts';
import { type Endpoint, pilotEndpoint, publicEndpoint, tagged } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database, Queries } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { addFlight } from './add-flight.ts';
import { applyReview } from './apply-timetable.ts';
import { editFlight } from './edit-flight.ts';
import { expectFlight } from './expect-flight.ts';
import { noteTimetable } from './note-timetable.ts';
import { reviewTimetable } from './review-timetable.ts';
import { seesWholeTimetable } from '../timetable/sees-whole-timetable.ts';
import { reasonsOf } from './timetable-desk.ts';
import { readFlights, readKeptFlights } from '../timetable/timetable-flights.ts';
import { lockTimetable } from '#server/kernel/locks/timetable-lock.ts';

/** One flight of the timetable: read by everybody; staff add it, change it, and ask why it is as it is. */
export function flightEndpoints(db: Database, ops: Operations): Endpoint[] {
  const view = async (queries: Queries, id: string) => {
    const [body] = await readKeptFlights(queries, [id]);
    if (body === undefined) throw new Problem('no-encontrado');
    return { body, version: body.version };
  };
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
        const flight = await view(db.queries, id);
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
      handle: ({ body: { reason, ...given }, by }) =>
        db.transaction(async (tx) => {
          await lockTimetable(tx);
          const { flight, review } = await addFlight(tx, ops, given, by);
          const added = { action: 'timetable.flight-added', reason };
          await noteTimetable(tx, by, added, review, flight.id);
          return view(tx, flight.id);
        }),
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
      handle: ({ params: { id }, body: { reason, ...change }, version, context, by }) =>
        db.transaction(async (tx) => {
          await lockTimetable(tx);
          await expectFlight(tx, id, version);
          const next = (await readFlights(tx)).map((one) => (one.id === id ? editFlight(one, change) : one));
          const review = await reviewTimetable(tx, ops, { next }, context.now);
          await applyReview(tx, ops, review, context.now);
          const changed = { action: 'timetable.flight-changed', reason };
          await noteTimetable(tx, by, changed, review, id);
          return view(tx, id);
        }),
    }),
  ]);
}
