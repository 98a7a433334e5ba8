import { z } from 'zod';
import { cancelEventBodySchema, writeEventBodySchema } from '@va/contract/tours-and-events/event-orders.ts';
import { eventParamsSchema, eventSummarySchema } from '@va/contract/tours-and-events/events.ts';
import { reasonBodySchema } from '@va/contract/pilots/pilots.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { changeEvent, createEvent } from './change-event.ts';
import { cancelEvent, restoreEvent } from './cancel-event.ts';

/** Making, changing and cancelling events; everybody who signed up is told. */
export function eventDeskEndpoints(db: Database, airline: Airline): Endpoint[] {
  return tagged('Equipo: eventos', [
    pilotEndpoint('tours.write', {
      route: 'POST /events',
      operation: 'createEvent',
      summary: 'Crear un evento',
      body: writeEventBodySchema,
      answer: { status: 201, description: 'El evento', schema: eventSummarySchema },
      handle: ({ body, by }) => createEvent(db, airline, body, by),
    }),
    pilotEndpoint('tours.write', {
      route: 'PUT /events/{id}',
      operation: 'changeEvent',
      summary: 'Cambiar un evento',
      description:
        'Una vez empezado sólo cambian el nombre y el texto: las condiciones con las que se voló se quedan.',
      things: 'any',
      needsVersion: true,
      params: eventParamsSchema,
      body: writeEventBodySchema,
      answer: { status: 200, description: 'El evento, ya cambiado', schema: eventSummarySchema },
      problems: ['evento-cerrado', 'cambiado-entretanto'],
      handle: ({ params, body, version, by }) =>
        changeEvent(db, airline, { id: params.id, version }, body, by),
    }),
    pilotEndpoint('tours.write', {
      route: 'POST /events/{id}/cancel',
      operation: 'cancelEvent',
      summary: 'Cancelar un evento que no ha empezado',
      description: 'Quien estaba apuntado recibe el motivo. Sus reservas se quedan como vuelos normales.',
      things: 'any',
      params: eventParamsSchema,
      body: cancelEventBodySchema,
      answer: { status: 204, description: 'Cancelado', schema: z.null() },
      problems: ['evento-cerrado'],
      handle: ({ params, body: { reason }, by }) => cancelEvent(db, params.id, reason, by),
    }),
    pilotEndpoint('tours.write', {
      route: 'POST /events/{id}/restore',
      operation: 'restoreEvent',
      summary: 'Recuperar un evento cancelado que no ha empezado',
      description: 'Quien estaba apuntado lo sigue estando, y recibe el motivo.',
      things: 'any',
      params: eventParamsSchema,
      body: reasonBodySchema,
      answer: { status: 204, description: 'Vuelve a celebrarse', schema: z.null() },
      problems: ['evento-cerrado'],
      handle: ({ params, body: { reason }, by }) => restoreEvent(db, params.id, reason, by),
    }),
  ]);
}
