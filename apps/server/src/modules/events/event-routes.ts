import type { z } from 'zod';
import type { eventDetailSchema } from '@va/contract/tours-and-events/events.ts';
import { tourAndEventRoutes } from '@va/contract/tours-and-events/routes.ts';
import { DAY_MS } from '@va/domain/durations.ts';
import { constants } from '#server/db/constants.ts';
import type { Actor } from '#server/api/actor.ts';
import { type Endpoint, pilotEndpoint, publicEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database, Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { readPlace } from '../flown/pilot-place.ts';
import { readEventOffers, viewSlots } from './event-offers.ts';
import { judgeFlights, readEventPilots } from './event-people.ts';
import { type EventRow, findEvent, isSeen, readerOf, toEvent } from './event-rows.ts';
import { signUpForEvent, withdrawFromEvent } from './sign-ups.ts';
import { type EventPilotFacts, readEventFacts, viewEvent } from './event-view.ts';
import { changeEvent, createEvent } from './change-event.ts';
import { cancelEvent, restoreEvent } from './cancel-event.ts';

/** How long events that are over stay in the list, days. */
const PAST_DAYS = 365;

/** Events for pilots: what is on, signing up and withdrawing, who else takes part. */
export function eventEndpoints(db: Database, airline: Airline): Endpoint[] {
  const ops = airline.operations;
  const pilotOf = async (actor: Actor): Promise<EventPilotFacts | null> => {
    if (actor.kind !== 'pilot' || !actor.capabilities.has('map.all')) return null;
    const row = await db.queries
      .selectFrom('pilot')
      .select(['status', 'rank_code'])
      .where('id', '=', actor.pilotId)
      .executeTakeFirstOrThrow();
    return { id: actor.pilotId, status: row.status, rank: row.rank_code };
  };
  return tagged('Eventos', [
    publicEndpoint({
      ask: tourAndEventRoutes.listEvents,
      summary: 'Los eventos de la compañía',
      description: 'Los que vienen y los del último año. Sin acceso, sólo los públicos.',
      answer: { status: 200, description: 'Por fecha' },
      handle: async ({ actor, context: { now } }) => {
        const rows = await db.queries
          .selectFrom('airline_event')
          .selectAll()
          .where('ends_at', '>', new Date(now.getTime() - PAST_DAYS * DAY_MS))
          .orderBy('starts_at')
          .orderBy('id')
          .execute();
        const seen = rows.filter((row) => isSeen(row, readerOf(actor), now));
        const facts = await readEventFacts(
          db.queries,
          seen.map(({ id }) => id),
        );
        const pilot = await pilotOf(actor);
        return { body: seen.map((row) => viewEvent(airline, row, facts, pilot, now)) };
      },
    }),
    publicEndpoint({
      ask: tourAndEventRoutes.getEvent,
      summary: 'Un evento, con sus turnos y sus vuelos',
      things: 'any',
      answer: { status: 200, description: 'El evento' },
      handle: async ({ actor, params, context: { now } }) => {
        const row = await findEvent(db.queries, params.id, readerOf(actor), now);
        const facts = await readEventFacts(db.queries, [row.id]);
        const pilot = await pilotOf(actor);
        const mine = facts.signUps.find(({ pilot_id }) => pilot_id === pilot?.id);
        const mayBook = pilot?.status === 'active' && (mine !== undefined || !row.signup);
        const event = toEvent(row);
        const offers = mayBook
          ? await readEventOffers(
              db.queries,
              ops,
              event,
              { place: await readPlace(db.queries, pilot.id), slot: mine?.slot ?? null },
              now,
            )
          : { flights: [], free: null };
        return {
          body: {
            ...viewEvent(airline, row, facts, pilot, now),
            slots: viewSlots(
              event,
              facts.signUps.map(({ slot }) => slot?.getTime() ?? null),
            ),
            ...offers,
            bookingCode: pilot && (await readOpenBooking(db.queries, row.id, pilot.id)),
            flown: pilot && (await readOwnFlight(db.queries, ops, row, pilot.id, mine?.signed_at ?? null)),
          },
          version: row.version,
        };
      },
    }),
    pilotEndpoint('map.all', {
      ask: tourAndEventRoutes.listEventPilots,
      summary: 'Quién participa en un evento',
      description: 'Quien ha volado sale primero. Sin quien no quiere estar en los tableros.',
      things: 'any',
      answer: { status: 200, description: 'Apuntados y participantes' },
      handle: async ({ actor, params, context: { now } }) => {
        const row = await findEvent(db.queries, params.id, readerOf(actor), now);
        return { body: await readEventPilots(db.queries, ops, row, actor, now) };
      },
    }),
    pilotEndpoint('tours.join', {
      ask: tourAndEventRoutes.signUpForEvent,
      summary: 'Apuntarme a un evento, o cambiar de turno',
      things: 'any',
      answer: { status: 204, description: 'Apuntado' },
      problems: [
        'evento-cerrado',
        'evento-sin-inscripcion',
        'evento-de-otro-rango',
        'evento-completo',
        'turno-no-valido',
        'turno-ocupado',
        'cuenta-no-activa',
      ],
      handle: ({ actor, params, body, context }) =>
        signUpForEvent(db, actor, { id: params.id, slot: body.slot }, context.now),
    }),
    pilotEndpoint('tours.join', {
      ask: tourAndEventRoutes.withdrawFromEvent,
      summary: 'Borrarme de un evento',
      things: 'any',
      answer: { status: 204, description: 'Borrado' },
      problems: ['evento-cerrado'],
      handle: ({ actor, params, context }) => withdrawFromEvent(db, actor.pilotId, params.id, context.now),
    }),
  ]);
}

/** A pilot's flight during an event: the one that counts, or else the last one; null without any. */
async function readOwnFlight(
  queries: Queries,
  ops: Operations,
  row: EventRow,
  pilotId: string,
  signedAt: Date | null,
): Promise<z.input<typeof eventDetailSchema>['flown']> {
  const signed = new Map(signedAt === null ? [] : [[pilotId, signedAt]]);
  const [best] = await judgeFlights(queries, ops, row, signed, pilotId);
  if (best === undefined) return null;
  const { attendance, code } = best;
  return { code, state: attendance.state, reason: attendance.state === 'no' ? attendance.reason : null };
}

async function readOpenBooking(queries: Queries, eventId: string, pilotId: string): Promise<string | null> {
  const row = await queries
    .selectFrom('booking')
    .select('code')
    .where('event_id', '=', eventId)
    .where('pilot_id', '=', pilotId)
    .where('state', 'in', constants('reserved', 'flying'))
    .orderBy('std')
    .executeTakeFirst();
  return row?.code ?? null;
}

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
