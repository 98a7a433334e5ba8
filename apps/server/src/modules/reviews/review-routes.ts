import { reportRoutes } from '@va/contract/reports/routes.ts';
import { idSchema } from '@va/contract/shared/values.ts';
import { readTimeCursor, writeCursor } from '#server/api/cursor.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { By } from '#server/kernel/audit/audit.ts';
import { type ReportRow, findOwnReport } from '../reports/report-rows.ts';
import { resolveAppeal, decideReport } from './decide-report.ts';
import { findReport } from './change-report.ts';
import { nameArrival } from './name-arrival.ts';
import { askPilot, reopenReport } from './staff-acts.ts';
import { withdrawVoid, voidReport } from './void-report.ts';
import { profileView } from '../logbook/profile-view.ts';
import { effectsOf } from './review-effects.ts';
import { listOwnDecisions, listWaiting, reviewOf } from './review-queue.ts';
import { takeReview } from './review-takes.ts';
import { messagesOf, writeToPilot, writeToTeam } from './report-messages.ts';

/** What staff see and decide of reports. Nobody decides on their own. */
export function reviewEndpoints(db: Database, airline: Airline): Endpoint[] {
  const { queries } = db;
  const any = { things: 'any' } as const;
  const change = { ...any, needsVersion: true } as const;
  const answer = {
    status: 200,
    description: 'El informe con lo que se decide de él',
  } as const;
  const answered = async (row: ReportRow, { actor, context }: By) => ({
    body: await reviewOf(queries, airline, row, actor.pilotId, context.now),
    version: row.version,
  });
  return tagged('Revisión', [
    pilotEndpoint('reports.review', {
      ask: reportRoutes.listReviews,
      scope: 'staff:reports',
      summary: 'Informes por decidir',
      answer: { status: 200, description: 'El más antiguo, primero' },
      handle: async ({ actor, query: { limit, cursor, kind }, context }) => {
        const found = await listWaiting(queries, actor.pilotId, {
          limit: limit + 1,
          after: cursor === undefined ? undefined : readPlace(cursor),
          kind,
          now: context.now,
        });
        const items = found.slice(0, limit);
        const last = items.at(-1)?.row;
        return {
          body: {
            items: items.map(({ view }) => view),
            ...(found.length > limit &&
              last && { next: writeCursor([(last.waiting_since ?? last.created_at).getTime(), last.id]) }),
          },
        };
      },
    }),
    pilotEndpoint('reports.review', {
      ask: reportRoutes.listOwnDecisions,
      summary: 'Lo que he decidido en las últimas 24 horas',
      description: 'Lo que sigue decidido, 20 como mucho: para volver a verlo o reabrirlo.',
      answer: { status: 200, description: 'Lo último, primero' },
      handle: async ({ actor, context }) => ({
        body: await listOwnDecisions(queries, actor.pilotId, context.now),
      }),
    }),
    pilotEndpoint('reports.read', {
      ...any,
      ask: reportRoutes.readReview,
      summary: 'El informe de cualquier piloto',
      answer,
      handle: async ({ params, by }) => answered(await findReport(queries, params.id), by),
    }),
    pilotEndpoint('reports.review', {
      ...any,
      ask: reportRoutes.readReviewEffects,
      summary: 'Lo que traería cada decisión',
      description:
        'Lo que suma el vuelo por sí solo; la etapa, el evento, el cierre del mes y la reserva se cuentan aparte. No cambia nada.',
      answer: { status: 200, description: 'Puntos y minutos de cada decisión' },
      handle: async ({ actor, params, query: { waivers = [] }, context }) => ({
        body: await effectsOf(queries, airline, await findReport(queries, params.id), {
          byId: actor.pilotId,
          waivers,
          now: context.now,
        }),
      }),
    }),
    pilotEndpoint('reports.read', {
      ...any,
      ask: reportRoutes.readReviewProfile,
      summary: 'Altura y velocidad del informe de cualquier piloto',
      description:
        'El recorrido se ve mientras el informe espera una decisión; después, con «telemetry.read».',
      answer: { status: 200, description: 'Unos cientos de puntos' },
      handle: async ({ actor, params }) => {
        const row = await findReport(queries, params.id);
        const waits = row.state === 'in_review' || row.state === 'appealed';
        const needed = waits ? 'telemetry.queue' : 'telemetry.read';
        if (!actor.capabilities.has(needed)) throw new Problem('sin-permiso');
        return { body: await profileView(queries, row) };
      },
    }),
    pilotEndpoint('reports.review', {
      ...any,
      ask: reportRoutes.takeReview,
      summary: 'Decir que tengo abierto un informe por decidir',
      description:
        'Lo ve el resto del equipo durante 15 minutos. No impide nada a nadie, y es de quien puede decidirlo.',
      answer,
      problems: ['asunto-propio', 'misma-persona'],
      handle: async ({ params, body, by }) => {
        const row = await findReport(queries, params.id);
        await takeReview(queries, row, by.actor, { over: body.over, now: by.context.now });
        return answered(row, by);
      },
    }),
    pilotEndpoint('reports.review', {
      ...any,
      ask: reportRoutes.askPilot,
      summary: 'Preguntar algo al piloto',
      description: 'No le impide reservar. Sin respuesta en 14 días se decide con lo que hay.',
      answer,
      problems: ['asunto-propio', 'estado-de-informe', 'falta-explicacion'],
      handle: async ({ params, body, by }) =>
        answered(await askPilot(db, airline, params.id, body.text, { ...by, version: 0 }), by),
    }),
    pilotEndpoint('reports.review', {
      ...change,
      ask: reportRoutes.decideReport,
      summary: 'Aceptar o rechazar un informe',
      answer,
      problems: [
        'asunto-propio',
        'estado-de-informe',
        'falta-explicacion',
        'nota-menor',
        'manuales-agotados',
        'vuelo-solapado',
      ],
      handle: async ({ params, body, by, version }) =>
        answered(await decideReport(db, airline, params.id, body, { ...by, version }), by),
    }),
    pilotEndpoint('appeals.decide', {
      ...change,
      ask: reportRoutes.resolveAppeal,
      summary: 'Resolver un recurso',
      description: 'Lo decide una persona distinta de la primera, y la nota no puede bajar.',
      answer,
      problems: [
        'asunto-propio',
        'misma-persona',
        'estado-de-informe',
        'falta-explicacion',
        'nota-menor',
        'peor-que-antes',
        'informe-de-segundo-piloto',
        'vuelo-solapado',
      ],
      handle: async ({ params, body, by, version }) =>
        answered(await resolveAppeal(db, airline, params.id, body, { ...by, version }), by),
    }),
    pilotEndpoint('reports.reopen', {
      ...change,
      ask: reportRoutes.reopenReport,
      summary: 'Reabrir un informe decidido',
      description: 'Vuelve a la cola, y lo que sumó se retira con asientos contrarios.',
      answer,
      problems: ['asunto-propio', 'estado-de-informe', 'falta-explicacion'],
      handle: async ({ params, body, by, version }) =>
        answered(await reopenReport(db, airline, params.id, body.text, { ...by, version }), by),
    }),
    pilotEndpoint('reports.reopen', {
      ...change,
      ask: reportRoutes.nameArrival,
      summary: 'Decir dónde aterrizó un vuelo que acabó en un campo desconocido',
      description: 'La decisión no cambia; lo que sumó se calcula otra vez con ese aeropuerto.',
      answer,
      problems: ['asunto-propio', 'estado-de-informe', 'falta-explicacion', 'informe-de-segundo-piloto'],
      handle: async ({ params, body, by, version }) =>
        answered(await nameArrival(db, airline, params.id, body, { ...by, version }), by),
    }),
    pilotEndpoint('reports.void', {
      ...change,
      ask: reportRoutes.voidReport,
      summary: 'Anular un informe por trampa',
      description:
        'Hacen falta dos personas: la primera lo propone y la segunda, con la misma llamada, lo confirma.',
      answer,
      problems: ['asunto-propio', 'misma-persona', 'estado-de-informe', 'sin-audiencia'],
      handle: async ({ params, body, by, version }) =>
        answered(await voidReport(db, airline, params.id, body, { ...by, version }), by),
    }),
    pilotEndpoint('reports.void', {
      ...change,
      ask: reportRoutes.withdrawVoid,
      summary: 'Retirar la propuesta de anular un informe',
      answer,
      problems: ['asunto-propio', 'estado-de-informe'],
      handle: async ({ params, body, by, version }) =>
        answered(await withdrawVoid(db, params.id, body.text, { ...by, version }), by),
    }),
  ]);
}

/** Reads the queue's cursor: time and id of the last report of the page before. */
function readPlace(cursor: string): { at: Date; id: string } {
  const { at, name: id } = readTimeCursor(cursor, idSchema);
  return { at, id };
}

/** What pilots and the team write to each other about a report. */
export function reportMessageEndpoints(db: Database, airline: Airline): Endpoint[] {
  const { queries } = db;
  const own = { things: 'own' } as const;
  const answer = { description: 'Lo más antiguo, primero' } as const;
  return tagged('Informes', [
    pilotEndpoint('reports.own', {
      ...own,
      ask: reportRoutes.listReportMessages,
      summary: 'Lo que el equipo y yo nos hemos escrito sobre un informe',
      scope: 'own:read',
      answer: { status: 200, ...answer },
      handle: async ({ actor, params }) => ({
        body: await messagesOf(queries, await findOwnReport(queries, actor.pilotId, params.id)),
      }),
    }),
    pilotEndpoint('reports.own', {
      ...own,
      ask: reportRoutes.writeToTeam,
      summary: 'Escribir al equipo sobre un informe enviado',
      description: 'Le llega a quien lo llevó la última vez, o a quienes revisan. Queda en su historia.',
      answer: { status: 201, ...answer },
      problems: ['estado-de-informe'],
      handle: async ({ actor: { pilotId }, params: { id: code }, body, context }) => ({
        body: await writeToTeam(db, airline, { pilotId, code }, body.text, context.now),
      }),
    }),
    pilotEndpoint('pilots.contact', {
      ask: reportRoutes.writeToPilot,
      tag: 'Revisión',
      summary: 'Escribir al piloto sobre su informe',
      description: 'No espera respuesta ni cambia nada: para eso está la pregunta.',
      things: 'any',
      answer: { status: 201, ...answer },
      problems: ['asunto-propio', 'estado-de-informe'],
      handle: async ({ params, body, by }) => ({
        body: await messagesOf(queries, await writeToPilot(db, params.id, body.text, by)),
      }),
    }),
  ]);
}
