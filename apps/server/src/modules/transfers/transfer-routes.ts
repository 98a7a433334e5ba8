import { bookingRoutes } from '@va/contract/bookings/routes.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { makeTransfer, readTransfers, undoTransfer } from './transfers.ts';

/** Journeys as a passenger. */
export function transferEndpoints(db: Database, ops: Operations): Endpoint[] {
  return tagged('Reservas', [
    pilotEndpoint('bookings.own', {
      ask: bookingRoutes.listTransfers,
      summary: 'Dónde estoy y mis traslados',
      scope: 'own:read',
      answer: {
        status: 200,
        description: 'El sitio, lo que se permite y los últimos',
      },
      handle: async ({ actor, context }) => ({
        body: await readTransfers(db.queries, ops, actor.pilotId, context.now),
      }),
    }),
    pilotEndpoint('bookings.own', {
      ask: bookingRoutes.makeTransfer,
      summary: 'Trasladarme a otro aeropuerto',
      description:
        'De pasajero: desde ahora estoy allí. No con un vuelo sin terminar, ni si lo primero que tengo reservado sale de otro sitio.',
      scope: 'bookings:write',
      answer: { status: 201, description: 'Como queda' },
      problems: ['traslado', 'cuenta-no-activa'],
      handle: ({ actor, body, context }) => makeTransfer(db, ops, actor.pilotId, body.to, context.now),
    }),
    pilotEndpoint('bookings.own', {
      ask: bookingRoutes.undoTransfer,
      summary: 'Deshacer un traslado mío',
      description:
        'Mientras no haya ido a otro sitio ni tenga reservado un vuelo desde allí. No cuenta para el mes.',
      things: 'own',
      scope: 'bookings:write',
      answer: { status: 200, description: 'Como queda' },
      problems: ['traslado'],
      handle: ({ actor, params: { id }, context }) => undoTransfer(db, ops, actor.pilotId, id, context.now),
    }),
  ]);
}
