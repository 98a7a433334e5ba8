import { bookingParamsSchema, bookingSchema } from '@va/schemas/api/bookings/bookings.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { selectBookings } from './booking-row.ts';
import { viewBookings } from './booking-view.ts';
import { bringPlan, fetchOwnPlan } from './bring-plan.ts';

/** The flight plan of an own booking. */
export function planEndpoints(db: Database, ops: Operations): Endpoint[] {
  return tagged('Reservas', [
    pilotEndpoint('bookings.own', {
      route: 'POST /bookings/{id}/plan',
      operation: 'bringPlan',
      summary: 'Traer a la reserva mi último plan de vuelo',
      description:
        'El servidor lo pide a SimBrief con el alias de la cuenta y guarda de él lo que enseña la reserva. Mientras no sea de otro avión ni tenga más de 24 horas, el vuelo se juzga por su combustible.',
      things: 'own',
      scope: 'bookings:write',
      params: bookingParamsSchema,
      answer: { status: 200, description: 'La reserva, con su plan', schema: bookingSchema },
      problems: [
        'falta-alias',
        'sin-plan',
        'plan-sin-respuesta',
        'plan-ilegible',
        'plan-ajeno',
        'plan-de-otra-ruta',
        'estado-de-reserva',
      ],
      handle: async ({ actor, params: { id: code }, context: { now } }) => {
        const row = await selectBookings(db.queries).where('booking.code', '=', code).executeTakeFirst();
        if (row?.pilot_id !== actor.pilotId) throw new Problem('no-encontrado');
        const plan = await fetchOwnPlan(db.queries, ops, actor.pilotId);
        return db.transaction(async (tx) => {
          await bringPlan(tx, ops, row, plan, now);
          const kept = await selectBookings(tx).where('booking.id', '=', row.id).executeTakeFirstOrThrow();
          const [body] = await viewBookings(tx, ops, [kept], now);
          if (body === undefined) throw new Problem('no-encontrado');
          return { body, version: kept.version };
        });
      },
    }),
  ]);
}
