import { reportRoutes } from '@va/contract/reports/routes.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database, Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { readKeptBooking } from '../bookings/booking-rows.ts';
import { keepProgram } from '../keys/stored-keys.ts';
import { changeFlight } from './change-flight.ts';
import { keepEvents, keepPoints } from './keep-telemetry.ts';
import { viewOf } from '../reports/report-view.ts';
import { startOnce } from './start-flight.ts';
import { submitFlight } from './submit-flight.ts';

/** What recorders send, from the start of a flight to its report. */
export function recorderEndpoints(db: Database, airline: Airline): Endpoint[] {
  const { queries } = db;
  const write = {
    things: 'own',
    scope: 'acars:write',
  } as const;
  const report = { status: 200, description: 'El informe' } as const;
  const kept = { status: 200, description: 'Lo que ya está guardado' } as const;
  return tagged('Grabadores', [
    pilotEndpoint('reports.own', {
      ask: reportRoutes.startReport,
      summary: 'Empezar un vuelo',
      description:
        'El mismo «clientFlightId» otra vez devuelve el mismo vuelo; con otro vuelo se rechaza. Sin reserva, el vuelo libre se reserva en el mismo acto.',
      scope: 'acars:write',
      answer: {
        status: 201,
        description: 'El informe, en curso',
        again: 'El informe que ya empezaste con ese «clientFlightId»',
      },
      problems: ['vuelo-abierto', 'lejos-del-origen', 'avion-distinto', 'clave-reutilizada'],
      handle: async ({ actor, body, context }) => {
        const booking =
          body.booking === undefined ? undefined : await findOwnBooking(queries, actor.pilotId, body.booking);
        const { row, again } = await startOnce(
          db,
          airline,
          {
            pilotId: actor.pilotId,
            clientFlightId: body.clientFlightId,
            client: body.client,
            clientVersion: body.clientVersion,
            bookingId: booking?.id,
            flight: body.flight,
            icaoTypeSeen: body.icaoTypeSeen,
            addOn: body.addOn,
            // A planned fuel of 0 means that the recorder has no plan.
            plannedFuelKg: body.plannedFuelKg || undefined,
            plannedBlockMin: body.plannedBlockMin,
            place: { lat: body.lat, lon: body.lon },
            strict: true,
          },
          context.now,
        );
        await keepProgram(queries, actor.key?.id, `${body.client} ${body.clientVersion ?? ''}`);
        return { body: await viewOf(queries, row), again };
      },
    }),
    pilotEndpoint('reports.own', {
      ...write,
      ask: reportRoutes.addPoints,
      summary: 'Enviar puntos de un vuelo',
      description:
        'Hasta 500 puntos, en cualquier orden, tarde o repetidos: cada número cuenta una vez. Lo que la respuesta dice está guardado.',
      limit: 'points',
      mostBytes: 524_288,
      answer: kept,
      problems: ['estado-de-informe', 'demasiados-puntos'],
      handle: async ({ actor, params, body, context }) => ({
        body: await keepPoints(
          db,
          {
            pilotId: actor.pilotId,
            code: params.id,
            clientNow: new Date(body.clientNow),
            points: body.points.map((point) => ({ ...point, at: Date.parse(point.at) })),
          },
          context.now,
        ),
      }),
    }),
    pilotEndpoint('reports.own', {
      ...write,
      ask: reportRoutes.addFlightEvents,
      summary: 'Enviar sucesos de un vuelo',
      answer: kept,
      problems: ['estado-de-informe'],
      handle: async ({ actor, params, body, context }) => {
        const events = body.events.map(({ id, kind, at, lat, lon, rateFpm, g, window, text }) => ({
          id,
          kind,
          at: Date.parse(at),
          lat,
          lon,
          text,
          data: { rateFpm, g, window: window.map((sample) => ({ ...sample, at: Date.parse(sample.at) })) },
        }));
        return {
          body: await keepEvents(db, { pilotId: actor.pilotId, code: params.id, events }, context.now),
        };
      },
    }),
    pilotEndpoint('reports.own', {
      ...write,
      ask: reportRoutes.submitReport,
      summary: 'Enviar el vuelo',
      description:
        'Se puntúa y, si nada lo impide, se decide al momento. Con «lastSeq» se rechaza mientras falten puntos.',
      answer: report,
      problems: ['faltan-puntos', 'faltan-horas', 'estado-de-informe', 'vuelo-solapado', 'cuenta-no-activa'],
      handle: async ({ actor, params, body, context }) => {
        const { lastSeq, asIs, comment, clientScore } = body;
        const row = await submitFlight(
          db,
          airline,
          { pilotId: actor.pilotId, code: params.id },
          { lastSeq: lastSeq ?? null, asIs, comment, clientScore },
          context.now,
        );
        return { body: await viewOf(queries, row) };
      },
    }),
    pilotEndpoint('reports.own', {
      ...write,
      ask: reportRoutes.resumeReport,
      summary: 'Reanudar un vuelo interrumpido',
      answer: report,
      problems: ['otro-vuelo', 'reanudacion-tarde', 'estado-de-informe'],
      handle: async ({ actor, params, body, context }) => {
        const change = { type: 'resume', clientFlightId: body.clientFlightId } as const;
        const of = { pilotId: actor.pilotId, code: params.id };
        return { body: await viewOf(queries, await changeFlight(db, airline, of, change, context.now)) };
      },
    }),
    pilotEndpoint('reports.own', {
      ...write,
      ask: reportRoutes.discardReport,
      summary: 'Descartar un vuelo sin enviar',
      description:
        'Antes del primer movimiento la reserva vuelve a quedar en pie, con el plazo que tenía: el vuelo se empieza otra vez con otro «clientFlightId». Después se cierra sin coste.',
      answer: report,
      problems: ['estado-de-informe'],
      handle: async ({ actor, params, context }) => {
        const of = { pilotId: actor.pilotId, code: params.id };
        const row = await changeFlight(db, airline, of, { type: 'discard' }, context.now);
        const kept = await readKeptBooking(queries, row.booking_id);
        const bookingKeptUntil = kept?.grace_until.toISOString() ?? null;
        return { body: { ...(await viewOf(queries, row)), bookingKeptUntil } };
      },
    }),
    pilotEndpoint('reports.own', {
      ...write,
      ask: reportRoutes.withdrawReport,
      summary: 'Retirar un informe sin decidir',
      answer: report,
      problems: ['estado-de-informe', 'retirada-tarde'],
      handle: async ({ actor, params, context }) => {
        const of = { pilotId: actor.pilotId, code: params.id };
        const row = await changeFlight(db, airline, of, { type: 'take_back' }, context.now);
        return { body: await viewOf(queries, row) };
      },
    }),
  ]);
}

/** A pilot's own booking by its code. Throws `no-encontrado` for any other. */
async function findOwnBooking(queries: Queries, pilotId: string, code: string): Promise<{ id: string }> {
  return queries
    .selectFrom('booking')
    .select('id')
    .where('pilot_id', '=', pilotId)
    .where('code', '=', code)
    .executeTakeFirstOrThrow(
      () => new Problem('no-encontrado', { detail: `No tienes ninguna reserva ${code}.` }),
    );
}
