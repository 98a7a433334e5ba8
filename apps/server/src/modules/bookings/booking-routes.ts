import { bookingRoutes } from '@va/contract/bookings/routes.ts';
import { z } from 'zod';
import { builtStatement } from '#server/db/built-statement.ts';
import { constants, limitOf } from '#server/db/constants.ts';
import { pageOfRows, readTimeCursor } from '#server/api/cursor.ts';
import type { PilotActor } from '#server/api/actor.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { pilotIdOf } from '../accounts/locked-account.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { BOOKING_GUARDS } from './booking-guards.ts';
import { type BookingRow, findBooking, findOwn, pilotsWithBooking, selectBookings } from './booking-rows.ts';
import { viewBookings, viewOne } from './booking-view.ts';
import { bookOwn, cancelByCompany, cancelOwn, cancelRestOfDay, changeOwn } from './own-bookings.ts';
import { bringOwnPlan } from './bring-plan.ts';
import { viewStages } from './next-stages.ts';
import { readStanding } from './pilot-standing.ts';
import { previewFreeFlight } from './preview-free-flight.ts';
import { trainingLeft } from './training-flights.ts';

/** Own bookings, and what staff do with those of others. */
export function bookingEndpoints(db: Database, ops: Operations): Endpoint[] {
  /**
   * The id of the pilot whose bookings are requested. Throws «sin-permiso» if it is another pilot and the caller is no
   * staff.
   */
  const whose = async (actor: PilotActor, callsign: string | undefined) => {
    if (callsign === undefined || callsign === actor.callsign) return actor.pilotId;
    if (!actor.capabilities.has('bookings.cancel-any'))
      throw new Problem('sin-permiso', { detail: 'Leer las reservas de otro piloto es cosa del equipo.' });
    return pilotIdOf(db.queries, callsign);
  };
  return tagged('Reservas', [
    pilotEndpoint('bookings.own', {
      ask: bookingRoutes.listBookings,
      summary: 'Mis reservas',
      description:
        'Las abiertas, por salida; las pasadas, de la última a la primera. El equipo lee también las de otro piloto.',
      scope: 'own:read',
      answer: { status: 200, description: 'Una parte de la lista' },
      problems: ['no-encontrado'],
      handle: async ({ actor, query, context }) => {
        const rows = await listBookings(db.queries, await whose(actor, query.callsign), query);
        const page = pageOfRows(
          rows,
          query.limit,
          (row) => [row.std.getTime(), row.code],
          (row) => row,
        );
        return { body: { ...page, items: await viewBookings(db.queries, ops, page.items, context.now) } };
      },
    }),
    pilotEndpoint('bookings.own', {
      ask: bookingRoutes.createBooking,
      summary: 'Reservar',
      description:
        'Uno o varios vuelos en un solo acto: o todos o ninguno. Sin avión se toma uno libre; con «dep», «arr» y «std», un vuelo libre, que con «training» es de entrenamiento; con «stage» y «std», la etapa de un tour; con «event», para un evento.',
      scope: 'bookings:write',
      answer: { status: 201, description: 'Las reservas' },
      problems: BOOKING_GUARDS,
      handle: ({ actor, body, context }) => bookOwn(db, ops, actor.pilotId, body, context.now),
    }),
    pilotEndpoint('bookings.own', {
      ask: bookingRoutes.getTrainingLeft,
      summary: 'Vuelos de entrenamiento que me quedan este mes',
      scope: 'own:read',
      answer: { status: 200, description: 'Los del mes, y los que quedan' },
      handle: async ({ actor, context }) => ({
        body: await trainingLeft(db.queries, ops, actor.pilotId, context.now),
      }),
    }),
    pilotEndpoint('bookings.own', {
      ask: bookingRoutes.previewFreeFlight,
      summary: 'Un vuelo libre antes de reservarlo',
      description:
        'Con «dep» y «arr», o como etapa con «tour» y «n»: lo que dura, el avión que le tocaría, lo que vale y por qué no se puede reservar, si es el caso. No reserva nada.',
      scope: 'own:read',
      answer: { status: 200, description: 'El vuelo' },
      handle: async ({ actor, query, context }) => ({
        body: await previewFreeFlight(db.queries, ops, actor.pilotId, query, context.now),
      }),
    }),
    pilotEndpoint('bookings.own', {
      ask: bookingRoutes.listNextStages,
      summary: 'La etapa que me toca en cada tour',
      scope: 'own:read',
      answer: { status: 200, description: 'Por tour' },
      handle: async ({ actor, context }) => ({
        body: viewStages(ops, await readStanding(db.queries, ops, actor.pilotId, context.now)),
      }),
    }),
    pilotEndpoint('bookings.own', {
      ask: bookingRoutes.getBooking,
      summary: 'Una reserva mía, o para el equipo la de cualquiera',
      things: 'any',
      scope: 'own:read',
      answer: { status: 200, description: 'La reserva' },
      handle: async ({ actor, params: { id }, context }) => {
        const anyones = actor.capabilities.has('bookings.cancel-any');
        const row = await (anyones ? findBooking(db.queries, id) : findOwn(db.queries, id, actor.pilotId));
        return viewOne(db.queries, ops, row, context.now);
      },
    }),
    pilotEndpoint('bookings.own', {
      ask: bookingRoutes.changeBooking,
      summary: 'Cambiar avión, hora o segundo piloto',
      things: 'own',
      scope: 'bookings:write',
      needsVersion: true,
      answer: { status: 200, description: 'La reserva, ya cambiada' },
      problems: [...BOOKING_GUARDS, 'hora-lejos', 'estado-de-reserva', 'dia-de-avion'],
      handle: ({ actor, params: { id }, body, version, context }) =>
        changeOwn(db, ops, { pilotId: actor.pilotId, code: id, version }, body, context.now),
    }),
    pilotEndpoint('bookings.own', {
      ask: bookingRoutes.cancelBooking,
      summary: 'Anular una reserva mía',
      description: 'No cuesta nada hasta que acaba el plazo.',
      things: 'own',
      scope: 'bookings:write',
      answer: { status: 200, description: 'La reserva, anulada' },
      problems: ['estado-de-reserva', 'plazo-vencido'],
      handle: ({ actor, params: { id }, context }) =>
        cancelOwn(db, ops, { pilotId: actor.pilotId, code: id }, context.now),
    }),
    pilotEndpoint('bookings.own', {
      ask: bookingRoutes.cancelRestOfDay,
      summary: 'Anular una etapa de un día de avión y las que siguen',
      description: 'Todas o ninguna. No cuesta nada hasta que acaba el plazo de la primera.',
      things: 'own',
      scope: 'bookings:write',
      answer: { status: 200, description: 'La reserva de la primera, anulada' },
      problems: ['estado-de-reserva', 'plazo-vencido'],
      handle: ({ actor, params: { id }, context }) =>
        cancelRestOfDay(db, ops, { pilotId: actor.pilotId, code: id }, context.now),
    }),
    pilotEndpoint('bookings.cancel-any', {
      ask: bookingRoutes.cancelBookingByCompany,
      summary: 'Anular la reserva de un piloto',
      description: 'Con un motivo que el piloto lee. Nunca le cuesta puntos.',
      things: 'any',
      answer: { status: 200, description: 'La reserva, anulada' },
      problems: ['estado-de-reserva', 'falta-motivo'],
      handle: ({ params: { id }, body, by }) => cancelByCompany(db, ops, id, body.reason, by),
    }),
  ]);
}

/** The first page of a list of bookings, by list and length: it opens the platform, and the server paints it. */
const firstPages = new Map<string, ReturnType<typeof builtStatement<BookingRow>>>();

async function listBookings(
  queries: Queries,
  pilotId: string,
  { state, limit, cursor }: { state: 'open' | 'past'; limit: number; cursor?: string | undefined },
): Promise<BookingRow[]> {
  const open = state === 'open';
  if (open && !(await pilotsWithBooking(queries)).has(pilotId)) return [];
  const rowsOf = (from: Queries, pilot: string) =>
    selectBookings(from)
      .where('booking.pilot_id', '=', pilot)
      .where('booking.state', open ? 'in' : 'not in', constants('reserved', 'flying'))
      .orderBy('booking.std', open ? 'asc' : 'desc')
      .orderBy('booking.code', open ? 'asc' : 'desc')
      .limit(limitOf(limit + 1));
  if (cursor === undefined) {
    const key = `${state} ${limit}`;
    const known = firstPages.get(key);
    const read = known ?? builtStatement<BookingRow>(rowsOf);
    if (!known) firstPages.set(key, read);
    return read(queries, pilotId);
  }
  const { at, name: code } = readTimeCursor(cursor, z.string());
  return rowsOf(queries, pilotId)
    .where((is) => is(is.refTuple('booking.std', 'booking.code'), open ? '>' : '<', is.tuple(at, code)))
    .execute();
}

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
