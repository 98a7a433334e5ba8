import { bookingRoutes } from '@va/contract/bookings/routes.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { bringOwnPlan } from './bring-plan.ts';

/** The flight plan of an own booking. */
export function planEndpoints(db: Database, ops: Operations): Endpoint[] {
  return tagged('Reservas', [
    pilotEndpoint('bookings.own', {
      ask: bookingRoutes.bringPlan,
      summary: 'Traer a la reserva mi último plan de vuelo',
      description:
        'El servidor lo pide a SimBrief con el alias de la cuenta y guarda de él lo que enseña la reserva. Mientras no sea de otro avión ni tenga más de 24 horas, el vuelo se juzga por su combustible.',
      things: 'own',
      scope: 'bookings:write',
      answer: { status: 200, description: 'La reserva, con su plan' },
      problems: [
        'falta-alias',
        'sin-plan',
        'plan-sin-respuesta',
        'plan-ilegible',
        'plan-ajeno',
        'plan-de-otra-ruta',
        'estado-de-reserva',
      ],
      handle: ({ actor, params: { id }, context }) =>
        bringOwnPlan(db, ops, { pilotId: actor.pilotId, code: id }, context.now),
    }),
  ]);
}
