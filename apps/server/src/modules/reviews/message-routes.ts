import { reportMessagesSchema } from '@va/contract/reports/report-messages.ts';
import { reportParamsSchema } from '@va/contract/reports/reports.ts';
import { textBodySchema } from '@va/contract/reports/reviews.ts';
import type { Endpoint } from '#server/api/endpoint.ts';
import { pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { findOwnReport } from '../reports/own-report.ts';
import { messagesOf, writeToPilot, writeToTeam } from './report-messages.ts';

/** What pilots and the team write to each other about a report. */
export function reportMessageEndpoints(db: Database, airline: Airline): Endpoint[] {
  const { queries } = db;
  const own = { things: 'own', params: reportParamsSchema } as const;
  const answer = { description: 'Lo más antiguo, primero', schema: reportMessagesSchema } as const;
  return tagged('Informes', [
    pilotEndpoint('reports.own', {
      ...own,
      route: 'GET /reports/{id}/messages',
      operation: 'listReportMessages',
      summary: 'Lo que el equipo y yo nos hemos escrito sobre un informe',
      scope: 'own:read',
      answer: { status: 200, ...answer },
      handle: async ({ actor, params }) => ({
        body: await messagesOf(queries, await findOwnReport(queries, actor.pilotId, params.id)),
      }),
    }),
    pilotEndpoint('reports.own', {
      ...own,
      route: 'POST /reports/{id}/messages',
      operation: 'writeToTeam',
      summary: 'Escribir al equipo sobre un informe enviado',
      description: 'Le llega a quien lo llevó la última vez, o a quienes revisan. Queda en su historia.',
      body: textBodySchema,
      answer: { status: 201, ...answer },
      problems: ['estado-de-informe'],
      handle: async ({ actor: { pilotId }, params: { id: code }, body, context }) => ({
        body: await writeToTeam(db, airline, { pilotId, code }, body.text, context.now),
      }),
    }),
    pilotEndpoint('pilots.contact', {
      route: 'POST /reviews/{id}/messages',
      operation: 'writeToPilot',
      tag: 'Revisión',
      summary: 'Escribir al piloto sobre su informe',
      description: 'No espera respuesta ni cambia nada: para eso está la pregunta.',
      things: 'any',
      params: reportParamsSchema,
      body: textBodySchema,
      answer: { status: 201, ...answer },
      problems: ['asunto-propio', 'estado-de-informe'],
      handle: async ({ params, body, by }) => ({
        body: await messagesOf(queries, await writeToPilot(db, params.id, body.text, by)),
      }),
    }),
  ]);
}
