import { csvFileSchema } from '@va/contract/shared/csv-texts.ts';
import { pageOf, pageQuerySchema } from '@va/contract/shared/page.ts';
import { callsignParamsSchema } from '@va/contract/pilots/pilots.ts';
import {
  logbookPageQuerySchema,
  logbookQuerySchema,
  logbookReportSchema,
  logbookTotalsQuerySchema,
  sharedReportSchema,
  totalsSchema,
} from '@va/contract/reports/logbook.ts';
import { profileSchema } from '@va/contract/flights/flight-profile.ts';
import { reportDetailSchema } from '@va/contract/reports/report-detail.ts';
import { reportParamsSchema, reportSchema } from '@va/contract/reports/reports.ts';
import { historySchema } from '@va/contract/reports/report-history.ts';
import { scoreSchema } from '@va/contract/reports/report-score.ts';
import { trackQuerySchema, trackSchema } from '@va/contract/reports/report-track.ts';
import type { Endpoint } from '#server/api/endpoint.ts';
import { pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { pilotIdOf } from '../accounts/locked-account.ts';
import { withEachCode } from '#server/kernel/airline/own-code.ts';
import { findOwnReport, findUnfinished } from '../reports/own-report.ts';
import { logbookFile, logbookPage } from './logbook-page.ts';
import { sharedReports } from './shared-reports.ts';
import { totalsOf } from '../flown/logbook-totals.ts';
import { profileView } from './profile-view.ts';
import { reportDetail } from './report-detail.ts';
import { historyView } from '../reports/history-view.ts';
import { scoreView } from '../reports/score-view.ts';
import { trackView } from './track-view.ts';
import { viewOf } from '../reports/report-view.ts';

/** The own reports, to read. */
export function reportEndpoints(db: Database, airline: Airline): Endpoint[] {
  const { queries } = db;
  const own = { things: 'own', scope: 'own:read', params: reportParamsSchema } as const;
  return tagged('Informes', [
    pilotEndpoint('reports.own', {
      route: 'GET /reports',
      operation: 'listReports',
      summary: 'Mis informes',
      scope: 'own:read',
      query: logbookQuerySchema,
      answer: {
        status: 200,
        description: 'El más nuevo, primero, o en el orden pedido',
        schema: pageOf(logbookReportSchema),
      },
      handle: async ({ actor, query }) => ({
        body: await logbookPage(queries, airline, actor.pilotId, query),
      }),
    }),
    pilotEndpoint('reports.own', {
      route: 'GET /exports/logbook',
      operation: 'exportLogbook',
      summary: 'Mis informes como CSV',
      description: 'Todos los que encuentra el filtro. En JSON los da GET /reports.',
      scope: 'own:read',
      limit: 'export',
      query: logbookTotalsQuerySchema,
      answer: { status: 200, description: 'El texto del archivo', schema: csvFileSchema },
      handle: async ({ actor, query }) => ({
        body: { csv: await logbookFile(queries, airline, actor.pilotId, query) },
      }),
    }),
    pilotEndpoint('reports.read', {
      route: 'GET /pilots/{callsign}/reports',
      operation: 'listReportsOfPilot',
      tag: 'Revisión',
      summary: 'Informes de un piloto',
      things: 'any',
      params: callsignParamsSchema,
      query: logbookPageQuerySchema,
      answer: {
        status: 200,
        description: 'El más nuevo, primero, o en el orden pedido',
        schema: pageOf(logbookReportSchema),
      },
      handle: async ({ params: { callsign }, query }) => ({
        body: await logbookPage(queries, airline, await pilotIdOf(queries, callsign), query),
      }),
    }),
    pilotEndpoint('map.all', {
      route: 'GET /pilots/{callsign}/shared-reports',
      operation: 'listSharedReports',
      summary: 'Resumen de los informes aceptados de un piloto que los comparte',
      description: 'Vacío para quien no los comparte. Lo que está recurrido o por decidir no sale.',
      things: 'any',
      params: callsignParamsSchema,
      query: pageQuerySchema,
      answer: { status: 200, description: 'El más nuevo, primero', schema: pageOf(sharedReportSchema) },
      handle: async ({ params: { callsign }, query }) => ({
        body: await sharedReports(queries, airline, callsign, query),
      }),
    }),
    pilotEndpoint('reports.own', {
      route: 'GET /reports/totals',
      operation: 'readLogbookTotals',
      summary: 'Lo que suman mis vuelos',
      scope: 'own:read',
      query: logbookTotalsQuerySchema,
      answer: { status: 200, description: 'Los del filtro; sin él, todos', schema: totalsSchema },
      handle: async ({ actor, query }) => ({
        body: await totalsOf(queries, actor.pilotId, withEachCode(airline.operations, query)),
      }),
    }),
    pilotEndpoint('reports.own', {
      route: 'GET /reports/current',
      operation: 'readCurrentReport',
      summary: 'Mi vuelo en curso o interrumpido',
      scope: 'acars:write',
      answer: { status: 200, description: 'El vuelo', schema: reportSchema },
      handle: async ({ actor }) => {
        const row = await findUnfinished(queries, actor.pilotId);
        if (!row) throw new Problem('no-encontrado', { detail: 'No tienes ningún vuelo en curso.' });
        return { body: await viewOf(queries, row) };
      },
    }),
    pilotEndpoint('reports.own', {
      ...own,
      route: 'GET /reports/{id}',
      operation: 'readReport',
      summary: 'Un informe mío',
      answer: { status: 200, description: 'El informe', schema: reportDetailSchema },
      handle: async ({ actor, params }) => {
        const row = await findOwnReport(queries, actor.pilotId, params.id);
        return { body: await reportDetail(queries, airline, row.id), version: row.version };
      },
    }),
    pilotEndpoint('reports.own', {
      ...own,
      route: 'GET /reports/{id}/score',
      operation: 'readScore',
      summary: 'La nota de un informe, regla a regla',
      answer: { status: 200, description: 'Reglas, avisos y puntos', schema: scoreSchema },
      handle: async ({ actor, params }) => {
        const row = await findOwnReport(queries, actor.pilotId, params.id);
        return { body: await scoreView(queries, row, airline) };
      },
    }),
    pilotEndpoint('reports.own', {
      ...own,
      route: 'GET /reports/{id}/track',
      operation: 'readTrack',
      summary: 'El recorrido de un informe',
      query: trackQuerySchema,
      answer: { status: 200, description: 'GeoJSON', schema: trackSchema },
      handle: async ({ actor, params, query }) => {
        const row = await findOwnReport(queries, actor.pilotId, params.id);
        return { body: await trackView(queries, row, query.zoom) };
      },
    }),
    pilotEndpoint('reports.own', {
      ...own,
      route: 'GET /reports/{id}/history',
      operation: 'readReportHistory',
      summary: 'Lo que ha pasado con un informe',
      answer: { status: 200, description: 'Lo más antiguo, primero', schema: historySchema },
      handle: async ({ actor, params }) => {
        const row = await findOwnReport(queries, actor.pilotId, params.id);
        return { body: await historyView(queries, row) };
      },
    }),
    pilotEndpoint('reports.own', {
      ...own,
      route: 'GET /reports/{id}/profile',
      operation: 'readProfile',
      summary: 'Altura y velocidad de un informe',
      answer: { status: 200, description: 'Unos cientos de puntos', schema: profileSchema },
      handle: async ({ actor, params }) => {
        const row = await findOwnReport(queries, actor.pilotId, params.id);
        return { body: await profileView(queries, row) };
      },
    }),
  ]);
}
