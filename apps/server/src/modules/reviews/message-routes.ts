import { reportRoutes } from '@va/contract/reports/routes.ts';
import type { Endpoint } from '#server/api/endpoint.ts';
import { pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { findOwnReport } from '../reports/own-report.ts';
import { messagesOf, writeToPilot, writeToTeam } from './report-messages.ts';

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
