import { asSentence } from '@va/domain/typed-sentences.ts';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import {
  cancelEventBodySchema,
  writeEventBodySchema,
} from '@va/schemas/api/tours-and-events/event-orders.ts';
import { eventParamsSchema, eventSummarySchema } from '@va/schemas/api/tours-and-events/events.ts';
import { reasonBodySchema } from '@va/schemas/api/pilots/pilots.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { expectSeen } from '#server/kernel/audit/expect-seen.ts';
import { tellPilots } from '#server/kernel/messages/tell-pilots.ts';
import { columnsOf, eventColumns } from './event-columns.ts';
import type { EventRow } from './event-row.ts';
import { lockEvent } from './find-event.ts';
import { readEventFacts } from './event-facts.ts';
import { viewEvent } from './event-view.ts';
import { publishDueEvents } from './publish-events.ts';

/** What each act did to an event, after the callsign of who did it. */
const ACTS = {
  'event.changed': 'lo ha cambiado',
  'event.cancelled': 'lo ha cancelado',
  'event.restored': 'lo ha recuperado',
};

/** Making, changing and cancelling events; everybody who signed up is told. */
export function eventDeskEndpoints(db: Database, airline: Airline): Endpoint[] {
  const view = async (tx: Tx, id: string, now: Date) => {
    const row = await lockEvent(tx, id);
    const body = viewEvent(airline, row, await readEventFacts(tx, [id]), null, now);
    return { body, version: row.version };
  };
  return tagged('Equipo: eventos', [
    pilotEndpoint('tours.write', {
      route: 'POST /events',
      operation: 'createEvent',
      summary: 'Crear un evento',
      body: writeEventBodySchema,
      answer: { status: 201, description: 'El evento', schema: eventSummarySchema },
      handle: ({ actor, body, context, by }) =>
        db.transaction(async (tx) => {
          const id = uuid();
          const columns = eventColumns(airline, body, context.now, null);
          await tx
            .insertInto('airline_event')
            .values({ id, ...columns, created_by: actor.pilotId })
            .execute();
          await audit(tx, {
            by,
            capability: 'tours.write',
            action: 'event.created',
            subject: { kind: 'event', id },
            after: columns,
          });
          await publishDueEvents(tx, context.now);
          return view(tx, id, context.now);
        }),
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
      handle: ({ params, body, version, context, by }) =>
        db.transaction(async (tx) => {
          const row = await lockEvent(tx, params.id);
          await expectSeen(tx, row, version, { kind: 'event', id: row.id }, ACTS);
          if (row.cancelled_at !== null)
            throw new Problem('evento-cerrado', { detail: 'El evento está cancelado y ya no se cambia.' });
          const columns = eventColumns(airline, body, context.now, row);
          await tx.updateTable('airline_event').set(columns).where('id', '=', row.id).execute();
          if (!columns.signup) await tx.deleteFrom('event_signup').where('event_id', '=', row.id).execute();
          else await dropLostSlots(tx, row, columns);
          await audit(tx, {
            by,
            capability: 'tours.write',
            action: 'event.changed',
            subject: { kind: 'event', id: row.id },
            before: columnsOf(row),
            after: columns,
          });
          await tellSignedUp(tx, row.id, {
            kind: 'event.changed',
            title: `Ha cambiado ${columns.title}`,
            body: 'El equipo ha cambiado el evento al que estás apuntado. Mira sus horas y condiciones.',
            link: `/plataforma/eventos/${row.id}`,
          });
          await publishDueEvents(tx, context.now);
          return view(tx, row.id, context.now);
        }),
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
      handle: ({ params, body: { reason }, context, by }) =>
        db.transaction(async (tx) => {
          const row = await lockEvent(tx, params.id);
          if (row.cancelled_at !== null)
            throw new Problem('evento-cerrado', { detail: 'El evento ya está cancelado.' });
          if (row.starts_at <= context.now)
            throw new Problem('evento-cerrado', {
              detail: 'El evento ya ha empezado: quien vuele en sus horas conserva sus puntos.',
            });
          await tx
            .updateTable('airline_event')
            .set({ cancelled_at: context.now, cancel_reason: reason })
            .where('id', '=', row.id)
            .execute();
          await audit(tx, {
            by,
            capability: 'tours.write',
            action: 'event.cancelled',
            subject: { kind: 'event', id: row.id },
          });
          await tellSignedUp(tx, row.id, {
            kind: 'event.cancelled',
            title: `${row.title} se ha cancelado`,
            body: `El equipo lo ha cancelado: ${asSentence(reason)} Si habías reservado, tu reserva sigue como un vuelo normal.`,
            link: `/plataforma/eventos/${row.id}`,
          });
        }),
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
      handle: ({ params, body: { reason }, context, by }) =>
        db.transaction(async (tx) => {
          const row = await lockEvent(tx, params.id);
          if (row.cancelled_at === null)
            throw new Problem('evento-cerrado', { detail: 'El evento no está cancelado.' });
          if (row.starts_at <= context.now)
            throw new Problem('evento-cerrado', {
              detail: 'Su hora de empezar ya ha pasado: crea otro evento.',
            });
          await tx
            .updateTable('airline_event')
            .set({ cancelled_at: null, cancel_reason: null })
            .where('id', '=', row.id)
            .execute();
          await audit(tx, {
            by,
            capability: 'tours.write',
            action: 'event.restored',
            subject: { kind: 'event', id: row.id },
          });
          await tellSignedUp(tx, row.id, {
            kind: 'event.restored',
            title: `${row.title} se celebra`,
            body: `El equipo lo ha recuperado: ${asSentence(reason)} Sigues con tu sitio.`,
            link: `/plataforma/eventos/${row.id}`,
          });
        }),
    }),
  ]);
}

/** A departure that was chosen and is no longer one of the event's is free again; its pilot stays signed up. */
async function dropLostSlots(
  tx: Tx,
  before: EventRow,
  after: Pick<EventRow, 'starts_at' | 'ends_at' | 'slot_minutes'>,
): Promise<void> {
  const same =
    before.slot_minutes === after.slot_minutes &&
    before.starts_at.getTime() === after.starts_at.getTime() &&
    before.ends_at.getTime() === after.ends_at.getTime();
  if (!same)
    await tx.updateTable('event_signup').set({ slot: null }).where('event_id', '=', before.id).execute();
}

async function tellSignedUp(
  tx: Tx,
  eventId: string,
  message: Parameters<typeof tellPilots>[1][number]['message'],
): Promise<void> {
  const rows = await tx
    .selectFrom('event_signup')
    .select('pilot_id')
    .where('event_id', '=', eventId)
    .execute();
  await tellPilots(
    tx,
    rows.map(({ pilot_id }) => ({ pilotId: pilot_id, message })),
  );
}
