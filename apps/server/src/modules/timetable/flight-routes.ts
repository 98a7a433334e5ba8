import { idParamsSchema } from '@va/schemas/api/account/me.ts';
import {
  addFlightBodySchema,
  changeFlightBodySchema,
  flightReasonsSchema,
  timetableFlightSchema,
} from '@va/schemas/api/airline/timetable.ts';
import type { Endpoint } from '#server/api/endpoint.ts';
import { pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { Operations } from '../airline/operations.ts';
import { addFlight } from './add-flight.ts';
import { applyReview } from './apply-timetable.ts';
import { editFlight, isAsSeen } from './edit-flight.ts';
import { noteTimetable } from './note-timetable.ts';
import { reviewTimetable } from './review-timetable.ts';
import { reasonsOf } from './timetable-desk.ts';
import { readFlights, viewFlight } from './timetable-flights.ts';
import { lockTimetable } from './timetable-lock.ts';

/** What staff do with one flight of the timetable: add it, change it, and ask why it is as it is. */
export function flightEndpoints(db: Database, ops: Operations): Endpoint[] {
  return tagged('Equipo: horario', [
    pilotEndpoint('timetable.write', {
      route: 'POST /timetable/flights',
      operation: 'addFlight',
      summary: 'Añadir un vuelo al horario',
      description: 'Se comprueba como los de un archivo, y se retira igual desde las importaciones.',
      body: addFlightBodySchema,
      answer: { status: 201, description: 'El vuelo, ya en el horario', schema: timetableFlightSchema },
      problems: ['horario-con-errores'],
      handle: ({ actor, body: { reason, ...given }, context }) =>
        db.transaction(async (tx) => {
          await lockTimetable(tx);
          const { flight, review } = await addFlight(tx, ops, given, { actor, context });
          await noteTimetable(tx, { actor, context }, { action: 'timetable.flight-added', reason }, review);
          return { body: viewFlight(flight) };
        }),
    }),
    pilotEndpoint('timetable.write', {
      route: 'GET /timetable/flights/{id}/reasons',
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
      route: 'PATCH /timetable/flights/{id}',
      operation: 'changeFlight',
      summary: 'Cambiar un vuelo del horario, o bloquearlo',
      things: 'any',
      params: idParamsSchema,
      body: changeFlightBodySchema,
      answer: { status: 200, description: 'El vuelo, ya cambiado', schema: timetableFlightSchema },
      problems: ['horario-con-errores', 'cambiado-entretanto'],
      handle: ({ actor, params: { id }, body: { reason, seen, ...change }, context }) =>
        db.transaction(async (tx) => {
          await lockTimetable(tx);
          const current = await readFlights(tx);
          const flight = current.find((one) => one.id === id);
          if (flight === undefined) throw new Problem('no-encontrado');
          if (seen && !isAsSeen(flight, seen))
            throw new Problem('cambiado-entretanto', { current: viewFlight(flight) });
          const next = editFlight(flight, change);
          const all = current.map((one) => (one.id === id ? next : one));
          const review = await reviewTimetable(tx, ops, { next: all }, context.now);
          await applyReview(tx, ops, review, context.now);
          await noteTimetable(tx, { actor, context }, { action: 'timetable.flight-changed', reason }, review);
          return { body: viewFlight(next) };
        }),
    }),
  ]);
}
