import { z } from 'zod';
import {
  bookingParamsSchema,
  bookingSchema,
  bookingsQuerySchema,
} from '@va/schemas/api/bookings/bookings.ts';
import { nextStageSchema } from '@va/schemas/api/bookings/next-stages.ts';
import {
  cancelByCompanyBodySchema,
  changeBookingBodySchema,
} from '@va/schemas/api/bookings/booking-changes.ts';
import { createBookingBodySchema, createdBookingsSchema } from '@va/schemas/api/bookings/new-bookings.ts';
import { pageOf } from '@va/schemas/api/shared/page.ts';
import type { ProblemCode } from '@va/schemas/api/shared/problems.ts';
import { pageOfRows, readTimeCursor } from '#server/api/cursor.ts';
import type { PilotActor } from '#server/api/actor.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { pilotIdOf } from '../accounts/locked-account.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { readFlights } from '../timetable/timetable-flights.ts';
import { bookFlights } from './book-flights.ts';
import { readLeg } from './booking-leg.ts';
import { type BookingRow, selectBookings } from './booking-row.ts';
import { viewBookings } from './booking-view.ts';
import { stepUnderLock } from './cancel-booking.ts';
import { changeBooking } from './change-booking.ts';
import { nameSecondPilot } from './name-second-pilot.ts';
import { viewStages } from './next-stages.ts';
import { readStanding } from './pilot-standing.ts';

const params = bookingParamsSchema;
const guards = [
  'cuenta-no-activa',
  'demasiadas-reservas',
  'reserva-repetida',
  'salida-pasada',
  'demasiado-pronto',
  'no-vuela-ese-dia',
  'tipo-de-avion-no-admitido',
  'fuera-de-alcance',
  'avisos-sin-confirmar',
  'horas-de-tour',
  'etapa-bloqueada',
  'tipo-de-tour',
  'tour-cerrado',
  'fuera-del-evento',
  'falta-avion',
  'avion-no-operativo',
  'matricula-ocupada',
] as const satisfies readonly ProblemCode[];

/** Own bookings, and what staff do with those of others. */
export function bookingEndpoints(db: Database, ops: Operations): Endpoint[] {
  const view = async (queries: Queries, row: BookingRow, now: Date) => {
    const [body] = await viewBookings(queries, ops, [row], now);
    if (body === undefined) throw new Problem('no-encontrado');
    return { body, version: row.version };
  };
  /** Whose bookings are asked for. Throws «sin-permiso» where they are another pilot's and the caller is no staff. */
  const whose = async (actor: PilotActor, callsign: string | undefined) => {
    if (callsign === undefined || callsign === actor.callsign) return actor.pilotId;
    if (!actor.capabilities.has('bookings.cancel-any'))
      throw new Problem('sin-permiso', { detail: 'Leer las reservas de otro piloto es cosa del equipo.' });
    return pilotIdOf(db.queries, callsign);
  };
  return tagged('Reservas', [
    pilotEndpoint('bookings.own', {
      route: 'GET /bookings',
      operation: 'listBookings',
      summary: 'Mis reservas',
      description:
        'Las abiertas, por salida; las pasadas, de la última a la primera. El equipo lee también las de otro piloto.',
      scope: 'own:read',
      query: bookingsQuerySchema,
      answer: { status: 200, description: 'Una parte de la lista', schema: pageOf(bookingSchema) },
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
      route: 'POST /bookings',
      operation: 'createBooking',
      summary: 'Reservar',
      description:
        'Uno o varios vuelos en un solo acto: o todos o ninguno. Sin avión se toma uno libre; con «dep», «arr» y «std», un vuelo libre; con «stage» y «std», la etapa de un tour; con «event», para un evento.',
      scope: 'bookings:write',
      body: createBookingBodySchema,
      answer: { status: 201, description: 'Las reservas', schema: createdBookingsSchema },
      problems: guards,
      handle: ({ actor, body, context }) =>
        db.transaction(async (tx) => {
          const order = { pilotId: actor.pilotId, acceptSharedTail: body.acceptSharedTail };
          const legsOf = async () => {
            const ids = body.legs.flatMap((leg) => ('flightId' in leg ? leg.flightId : []));
            const flights = new Map((await readFlights(tx, ids)).map((flight) => [flight.id, flight]));
            return body.legs.map((leg, index) =>
              readLeg(leg, `/legs/${index}`, ops, (id) => flights.get(id)),
            );
          };
          const booked = await bookFlights(tx, ops, order, legsOf, context.now);
          const { secondPilot } = body;
          const rows: BookingRow[] = [];
          for (const row of booked)
            rows.push(secondPilot === undefined ? row : await nameSecondPilot(tx, ops, row, secondPilot));
          return { body: { bookings: await viewBookings(tx, ops, rows, context.now) } };
        }),
    }),
    pilotEndpoint('bookings.own', {
      route: 'GET /me/stages',
      operation: 'listNextStages',
      summary: 'La etapa que me toca en cada tour',
      scope: 'own:read',
      answer: { status: 200, description: 'Por tour', schema: z.array(nextStageSchema) },
      handle: async ({ actor, context }) => ({
        body: viewStages(ops, await readStanding(db.queries, ops, actor.pilotId, context.now)),
      }),
    }),
    pilotEndpoint('bookings.own', {
      route: 'GET /bookings/{id}',
      operation: 'getBooking',
      summary: 'Una reserva mía, o para el equipo la de cualquiera',
      things: 'any',
      scope: 'own:read',
      params,
      answer: { status: 200, description: 'La reserva', schema: bookingSchema },
      handle: async ({ actor, params: { id }, context }) => {
        const anyones = actor.capabilities.has('bookings.cancel-any');
        const row = await (anyones ? findBooking(db.queries, id) : findOwn(db.queries, id, actor.pilotId));
        return view(db.queries, row, context.now);
      },
    }),
    pilotEndpoint('bookings.own', {
      route: 'PATCH /bookings/{id}',
      operation: 'changeBooking',
      summary: 'Cambiar avión, hora o segundo piloto',
      things: 'own',
      scope: 'bookings:write',
      needsVersion: true,
      params,
      body: changeBookingBodySchema,
      answer: { status: 200, description: 'La reserva, ya cambiada', schema: bookingSchema },
      problems: [...guards, 'hora-lejos', 'estado-de-reserva'],
      handle: ({ actor, params: { id }, body, version, context }) =>
        db.transaction(async (tx) => {
          const found = { ...(await findOwn(tx, id, actor.pilotId)), version };
          return view(tx, await changeBooking(tx, ops, found, body, context.now), context.now);
        }),
    }),
    pilotEndpoint('bookings.own', {
      route: 'POST /bookings/{id}/cancel',
      operation: 'cancelBooking',
      summary: 'Anular una reserva mía',
      description: 'No cuesta nada hasta que acaba el plazo.',
      things: 'own',
      scope: 'bookings:write',
      params,
      answer: { status: 200, description: 'La reserva, anulada', schema: bookingSchema },
      problems: ['estado-de-reserva', 'plazo-vencido'],
      handle: ({ actor, params: { id }, context: { now } }) =>
        db.transaction(async (tx) => {
          const found = await findOwn(tx, id, actor.pilotId);
          const event = { type: 'cancel', byId: actor.pilotId } as const;
          return view(tx, await stepUnderLock(tx, ops, found, event, { now }), now);
        }),
    }),
    pilotEndpoint('bookings.cancel-any', {
      route: 'POST /bookings/{id}/cancel-by-company',
      operation: 'cancelBookingByCompany',
      summary: 'Anular la reserva de un piloto',
      description: 'Con un motivo que el piloto lee. Nunca le cuesta puntos.',
      things: 'any',
      params,
      body: cancelByCompanyBodySchema,
      answer: { status: 200, description: 'La reserva, anulada', schema: bookingSchema },
      problems: ['estado-de-reserva', 'falta-motivo'],
      handle: ({ params: { id }, body, context, by }) =>
        db.transaction(async (tx) => {
          const found = await findBooking(tx, id);
          const event = { type: 'cancel_by_company', reason: body.reason } as const;
          const given = { now: context.now, reasonText: body.reason };
          const row = await stepUnderLock(tx, ops, found, event, given);
          await audit(tx, {
            by,
            capability: 'bookings.cancel-any',
            action: 'booking.cancelled',
            subject: { kind: 'booking', id: row.id },
            before: { state: found.state },
            after: { state: row.state },
          });
          return view(tx, row, context.now);
        }),
    }),
  ]);
}

function listBookings(
  queries: Queries,
  pilotId: string,
  { state, limit, cursor }: { state: 'open' | 'past'; limit: number; cursor?: string | undefined },
) {
  const open = state === 'open';
  let rows = selectBookings(queries)
    .where('booking.pilot_id', '=', pilotId)
    .where('booking.state', open ? 'in' : 'not in', ['reserved', 'flying'])
    .orderBy('booking.std', open ? 'asc' : 'desc')
    .orderBy('booking.code', open ? 'asc' : 'desc')
    .limit(limit + 1);
  if (cursor !== undefined) {
    const { at, name: code } = readTimeCursor(cursor, z.string());
    rows = rows.where((is) =>
      is(is.refTuple('booking.std', 'booking.code'), open ? '>' : '<', is.tuple(at, code)),
    );
  }
  return rows.execute();
}

async function findBooking(queries: Queries, code: string): Promise<BookingRow> {
  const row = await selectBookings(queries).where('booking.code', '=', code).executeTakeFirst();
  if (row === undefined) throw new Problem('no-encontrado');
  return row;
}

async function findOwn(queries: Queries, code: string, pilotId: string): Promise<BookingRow> {
  const row = await findBooking(queries, code);
  if (row.pilot_id !== pilotId) throw new Problem('no-encontrado');
  return row;
}
