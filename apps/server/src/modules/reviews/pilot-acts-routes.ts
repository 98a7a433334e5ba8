import { reportDetailSchema } from '@va/contract/reports/report-detail.ts';
import { reportParamsSchema } from '@va/contract/reports/reports.ts';
import { appealBodySchema } from '@va/contract/reports/report-appeals.ts';
import { manualLimitsSchema } from '@va/contract/reports/manual-limits.ts';
import { manualReportBodySchema, secondPilotBodySchema } from '@va/contract/reports/manual-reports.ts';
import { textBodySchema } from '@va/contract/reports/reviews.ts';
import type { Endpoint } from '#server/api/endpoint.ts';
import { pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { answerQuestion } from './answer-question.ts';
import { appealReport, desistAppeal } from './appeals.ts';
import { manualLimits } from '../manual-reports/manual-limits.ts';
import { sendManual } from '../manual-reports/manual-report.ts';
import { confirmSecondPilot } from '../second-pilots/confirm-second-pilot.ts';
import { nameSecondPilot } from '../second-pilots/name-second-pilot.ts';
import { reportDetail } from '../logbook/report-detail.ts';
import type { ReportRow } from '../reports/report-row.ts';

/** What pilots do with their reports besides flying them: type one, answer, appeal. */
export function pilotActEndpoints(db: Database, airline: Airline): Endpoint[] {
  const { queries } = db;
  const own = { things: 'own', params: reportParamsSchema } as const;
  const answer = { status: 200, description: 'El informe', schema: reportDetailSchema } as const;
  const answered = async ({ id, version }: ReportRow) => ({
    body: await reportDetail(queries, airline, id),
    version,
  });
  return tagged('Informes', [
    pilotEndpoint('reports.own', {
      route: 'GET /reports/manual',
      operation: 'readManualLimits',
      summary: 'Cuántos reportes manuales me quedan, y con qué rellenarlos',
      answer: { status: 200, description: 'Límites, reservas y aviones', schema: manualLimitsSchema },
      handle: async ({ actor, context }) => ({
        body: await manualLimits(queries, airline, actor.pilotId, context.now),
      }),
    }),
    pilotEndpoint('reports.own', {
      route: 'POST /reports/manual',
      operation: 'sendManualReport',
      summary: 'Enviar un reporte manual',
      description: 'Lo decide siempre una persona. No tiene nota.',
      body: manualReportBodySchema,
      answer: { ...answer, status: 201 },
      problems: [
        'horas-desordenadas',
        'vuelo-futuro',
        'vuelo-antiguo',
        'vuelo-solapado',
        'manuales-agotados',
        'vuelo-abierto',
        'cuenta-no-activa',
      ],
      handle: async ({ actor, body, context }) =>
        answered(await sendManual(db, airline, actor.pilotId, body, context.now)),
    }),
    pilotEndpoint('reports.own', {
      ...own,
      route: 'POST /reports/{id}/answer',
      operation: 'answerQuestion',
      summary: 'Contestar a lo que pregunta quien revisa',
      body: textBodySchema,
      answer,
      problems: ['estado-de-informe'],
      handle: async ({ actor: { pilotId }, params: { id: code }, body, context }) =>
        answered(await answerQuestion(db, { pilotId, code }, body.text, context.now)),
    }),
    pilotEndpoint('reports.own', {
      ...own,
      route: 'POST /reports/{id}/second-pilot',
      operation: 'nameSecondPilot',
      summary: 'Nombrar al segundo piloto de un vuelo mío',
      description: 'Le llega un mensaje cuando el informe esté aceptado, y lo confirma.',
      body: secondPilotBodySchema,
      answer,
      problems: ['estado-de-informe', 'vuelo-antiguo', 'segundo-piloto-confirmado'],
      handle: async ({ actor: { pilotId }, params: { id: code }, body, context }) =>
        answered(await nameSecondPilot(db, airline, { pilotId, code }, body.secondPilot, context.now)),
    }),
    pilotEndpoint('reports.own', {
      ...own,
      route: 'POST /reports/{id}/confirm',
      operation: 'confirmSecondPilot',
      summary: 'Confirmar un vuelo como segundo piloto',
      description: 'Suma las horas y los puntos base, y no cuenta entre los manuales del mes.',
      answer,
      problems: ['estado-de-informe', 'vuelo-solapado', 'cuenta-no-activa'],
      handle: async ({ actor: { pilotId }, params: { id: code }, context }) =>
        answered(await confirmSecondPilot(db, airline, { pilotId, code }, context.now)),
    }),
    pilotEndpoint('appeals.own', {
      ...own,
      route: 'POST /reports/{id}/appeal',
      operation: 'appealReport',
      summary: 'Recurrir la decisión sobre un informe',
      description:
        'En los siete días que la siguen, o quince si se anuló por trampa. Decide otra persona, y la nota no puede bajar.',
      body: appealBodySchema,
      answer,
      problems: ['recurso-fuera-de-plazo', 'estado-de-informe', 'informe-de-segundo-piloto'],
      handle: async ({ actor: { pilotId }, params: { id: code }, body, context }) =>
        answered(await appealReport(db, airline, { pilotId, code }, body, context.now)),
    }),
    pilotEndpoint('appeals.own', {
      ...own,
      route: 'POST /reports/{id}/desist',
      operation: 'desistAppeal',
      summary: 'Retirar un recurso',
      answer,
      problems: ['estado-de-informe'],
      handle: async ({ actor: { pilotId }, params: { id: code }, context }) =>
        answered(await desistAppeal(db, airline, { pilotId, code }, context.now)),
    }),
  ]);
}
