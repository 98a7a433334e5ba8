import { tourAndEventRoutes } from '@va/contract/tours-and-events/routes.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { changeEvent, createEvent } from './change-event.ts';
import { cancelEvent, restoreEvent } from './cancel-event.ts';

/** Making, changing and cancelling events; everybody who signed up is told. */
export function eventDeskEndpoints(db: Database, airline: Airline): Endpoint[] {
  return tagged('Equipo: eventos', [
    pilotEndpoint('tours.write', {
      ask: tourAndEventRoutes.createEvent,
      summary: 'Crear un evento',
      answer: { status: 201, description: 'El evento' },
      handle: ({ body, by }) => createEvent(db, airline, body, by),
    }),
    pilotEndpoint('tours.write', {
      ask: tourAndEventRoutes.changeEvent,
      summary: 'Cambiar un evento',
      description:
        'Una vez empezado sólo cambian el nombre y el texto: las condiciones con las que se voló se quedan.',
      things: 'any',
      needsVersion: true,
      answer: { status: 200, description: 'El evento, ya cambiado' },
      problems: ['evento-cerrado', 'cambiado-entretanto'],
      handle: ({ params, body, version, by }) =>
        changeEvent(db, airline, { id: params.id, version }, body, by),
    }),
    pilotEndpoint('tours.write', {
      ask: tourAndEventRoutes.cancelEvent,
      summary: 'Cancelar un evento que no ha empezado',
      description: 'Quien estaba apuntado recibe el motivo. Sus reservas se quedan como vuelos normales.',
      things: 'any',
      answer: { status: 204, description: 'Cancelado' },
      problems: ['evento-cerrado'],
      handle: ({ params, body: { reason }, by }) => cancelEvent(db, params.id, reason, by),
    }),
    pilotEndpoint('tours.write', {
      ask: tourAndEventRoutes.restoreEvent,
      summary: 'Recuperar un evento cancelado que no ha empezado',
      description: 'Quien estaba apuntado lo sigue estando, y recibe el motivo.',
      things: 'any',
      answer: { status: 204, description: 'Vuelve a celebrarse' },
      problems: ['evento-cerrado'],
      handle: ({ params, body: { reason }, by }) => restoreEvent(db, params.id, reason, by),
    }),
  ]);
}
