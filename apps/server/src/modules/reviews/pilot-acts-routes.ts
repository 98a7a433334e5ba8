import { reportRoutes } from '@va/contract/reports/routes.ts';
import type { ReportEvent } from '@va/domain/report/report.ts';
import type { Endpoint } from '#server/api/endpoint.ts';
import { pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { moveReport } from '../reports/move-report.ts';
import { type OwnReport, findOwnReport, type ReportRow, setReport } from '../reports/report-rows.ts';
import { addHistory } from '../reports/report-history.ts';
import { appealReport, changeOwn, desistAppeal } from './appeals.ts';
import { manualLimits } from '../manual-reports/manual-limits.ts';
import { sendManual } from '../manual-reports/manual-report.ts';
import { confirmSecondPilot, nameSecondPilot } from '../second-pilots/name-second-pilot.ts';
import { reportDetail } from '../logbook/report-detail.ts';

/** What pilots do with their reports besides flying them: type one, answer, appeal. */
export function pilotActEndpoints(db: Database, airline: Airline): Endpoint[] {
  const { queries } = db;
  const own = { things: 'own' } as const;
  const answer = { status: 200, description: 'El informe' } as const;
  const answered = async ({ id, version }: ReportRow) => ({
    body: await reportDetail(queries, airline, id),
    version,
  });
  return tagged('Informes', [
    pilotEndpoint('reports.own', {
      ask: reportRoutes.readManualLimits,
      summary: 'Cuántos reportes manuales me quedan, y con qué rellenarlos',
      answer: { status: 200, description: 'Límites, reservas y aviones' },
      handle: async ({ actor, context }) => ({
        body: await manualLimits(queries, airline, actor.pilotId, context.now),
      }),
    }),
    pilotEndpoint('reports.own', {
      ask: reportRoutes.sendManualReport,
      summary: 'Enviar un reporte manual',
      description: 'Lo decide siempre una persona. No tiene nota.',
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
      ask: reportRoutes.answerQuestion,
      summary: 'Contestar a lo que pregunta quien revisa',
      answer,
      problems: ['estado-de-informe'],
      handle: async ({ actor: { pilotId }, params: { id: code }, body, context }) =>
        answered(await answerQuestion(db, { pilotId, code }, body.text, context.now)),
    }),
    pilotEndpoint('reports.own', {
      ...own,
      ask: reportRoutes.nameSecondPilot,
      summary: 'Nombrar al segundo piloto de un vuelo mío',
      description: 'Le llega un mensaje cuando el informe esté aceptado, y lo confirma.',
      answer,
      problems: ['estado-de-informe', 'vuelo-antiguo', 'segundo-piloto-confirmado'],
      handle: async ({ actor: { pilotId }, params: { id: code }, body, context }) =>
        answered(await nameSecondPilot(db, airline, { pilotId, code }, body.secondPilot, context.now)),
    }),
    pilotEndpoint('reports.own', {
      ...own,
      ask: reportRoutes.confirmSecondPilot,
      summary: 'Confirmar un vuelo como segundo piloto',
      description: 'Suma las horas y los puntos base, y no cuenta entre los manuales del mes.',
      answer,
      problems: ['estado-de-informe', 'vuelo-solapado', 'cuenta-no-activa'],
      handle: async ({ actor: { pilotId }, params: { id: code }, context }) =>
        answered(await confirmSecondPilot(db, airline, { pilotId, code }, context.now)),
    }),
    pilotEndpoint('reports.own', {
      ...own,
      ask: reportRoutes.sayEmergency,
      summary: 'Declarar una emergencia en un informe mío',
      description:
        'Mientras no esté decidido y ningún grabador la haya declarado. La mira una persona: si la acepta, el vuelo no suma ni resta y su nota no entra en la media.',
      answer,
      problems: [
        'estado-de-informe',
        'emergencia-declarada',
        'emergencia-en-vuelo',
        'informe-de-segundo-piloto',
        'falta-explicacion',
      ],
      handle: async ({ actor: { pilotId }, params: { id: code }, body, context }) => {
        const event = { type: 'say_emergency', text: body.text } as const;
        return answered(await changeEmergency(db, airline, { pilotId, code }, event, context.now));
      },
    }),
    pilotEndpoint('reports.own', {
      ...own,
      ask: reportRoutes.takeBackEmergency,
      summary: 'Retirar la emergencia que declaré en un informe',
      answer,
      problems: ['estado-de-informe', 'informe-de-segundo-piloto'],
      handle: async ({ actor: { pilotId }, params: { id: code }, context }) => {
        const event = { type: 'take_back_emergency' } as const;
        return answered(await changeEmergency(db, airline, { pilotId, code }, event, context.now));
      },
    }),
    pilotEndpoint('appeals.own', {
      ...own,
      ask: reportRoutes.appealReport,
      summary: 'Recurrir la decisión sobre un informe',
      description:
        'En los siete días que la siguen, o quince si se anuló por trampa. Decide otra persona, y la nota no puede bajar.',
      answer,
      problems: [
        'recurso-fuera-de-plazo',
        'estado-de-informe',
        'informe-de-segundo-piloto',
        'emergencia-declarada',
        'emergencia-en-vuelo',
      ],
      handle: async ({ actor: { pilotId }, params: { id: code }, body, context }) =>
        answered(await appealReport(db, airline, { pilotId, code }, body, context.now)),
    }),
    pilotEndpoint('appeals.own', {
      ...own,
      ask: reportRoutes.desistAppeal,
      summary: 'Retirar un recurso',
      answer,
      problems: ['estado-de-informe'],
      handle: async ({ actor: { pilotId }, params: { id: code }, context }) =>
        answered(await desistAppeal(db, airline, { pilotId, code }, context.now)),
    }),
  ]);
}

/** Declares an emergency on the pilot's own undecided report, or withdraws the declaration. Throws the refusal. */
function changeEmergency(
  db: Database,
  airline: Airline,
  own: OwnReport,
  event: Extract<ReportEvent, { type: 'say_emergency' | 'take_back_emergency' }>,
  now: Date,
): Promise<ReportRow> {
  return changeOwn(db, own, async (tx, row) => {
    const text = event.type === 'say_emergency' ? event.text : '';
    const cause = { byId: own.pilotId, now, ...(text && { text }) };
    return (await moveReport(tx, airline, row, event, cause)).row;
  });
}

/** Answers a reviewer's question. */
function answerQuestion(db: Database, own: OwnReport, text: string, now: Date): Promise<ReportRow> {
  return changeOwn(db, own, async (tx, row) => {
    if (row.state !== 'in_review' || row.asked_at === null)
      throw new Problem('estado-de-informe', { detail: 'Nadie espera una respuesta tuya en este informe.' });
    const cause = { byId: own.pilotId, text, now };
    await addHistory(tx, row.id, { from: row.state, to: row.state, event: 'answer' }, cause);
    await setReport(tx, row.id, { asked_at: null });
    return findOwnReport(tx, own.pilotId, own.code);
  });
}
