import { tourAndEventRoutes } from '@va/contract/tours-and-events/routes.ts';
import type { Endpoint } from '#server/api/endpoint.ts';
import { pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { closeTour, reopenTour } from './close-tour.ts';

/** Closing an edition before its last day, and opening it again; everybody who takes part is told. */
export function tourDeskEndpoints(db: Database, ops: Operations): Endpoint[] {
  return tagged('Equipo: tours', [
    pilotEndpoint('tours.write', {
      ask: tourAndEventRoutes.closeTour,
      summary: 'Cerrar la edición de un tour',
      description: 'Nadie reserva más etapas; lo superado se conserva y los vuelos reservados cuentan.',
      things: 'any',
      answer: { status: 204, description: 'Cerrada' },
      problems: ['cambiado-entretanto'],
      handle: ({ params, body: { reason }, by }) => closeTour(db, ops, params.id, reason, by),
    }),
    pilotEndpoint('tours.write', {
      ask: tourAndEventRoutes.reopenTour,
      summary: 'Volver a abrir la edición que se cerró',
      things: 'any',
      answer: { status: 204, description: 'Abierta' },
      problems: ['cambiado-entretanto'],
      handle: ({ params, body: { reason }, by }) => reopenTour(db, ops, params.id, reason, by),
    }),
  ]);
}
