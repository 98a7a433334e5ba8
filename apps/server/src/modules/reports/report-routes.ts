import { pageOf, pageQuerySchema } from '@va/schemas/api/page.ts';
import {
  reportParamsSchema,
  historySchema,
  reportSchema,
  scoreSchema,
  trackQuerySchema,
  trackSchema,
} from '@va/schemas/api/reports.ts';
import { readIdCursor, pageOfRows } from '#server/api/cursor.ts';
import type { Endpoint } from '#server/api/endpoint.ts';
import { pilotEndpoint } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '../airline/airline.ts';
import { findOwnReport, findUnfinished } from './report-row.ts';
import { historyView, reportView, scoreView, selectReports, trackView, viewOf } from './report-view.ts';

const tag = 'Informes';

/** The own reports, to read. */
export function reportEndpoints(db: Database, airline: Airline): Endpoint[] {
  const { queries } = db;
  const own = { tag, things: 'own', scope: 'own:read', params: reportParamsSchema } as const;
  return [
    pilotEndpoint(
      'reports.own',
      {
        method: 'get',
        path: '/reports',
        operation: 'listReports',
        tag,
        summary: 'Mis informes',
        scope: 'own:read',
        query: pageQuerySchema,
        answer: { status: 200, description: 'El más nuevo, primero', schema: pageOf(reportSchema) },
      },
      async ({ actor, query: { limit, cursor } }) => {
        let rows = selectReports(queries)
          .where('report.pilot_id', '=', actor.pilotId)
          .orderBy('report.id', 'desc')
          .limit(limit + 1);
        if (cursor !== undefined) rows = rows.where('report.id', '<', readIdCursor(cursor));
        return { body: pageOfRows(await rows.execute(), limit, ({ id }) => [id], reportView) };
      },
    ),
    pilotEndpoint(
      'reports.own',
      {
        method: 'get',
        path: '/reports/current',
        operation: 'readCurrentReport',
        tag,
        summary: 'Mi vuelo en curso o interrumpido',
        scope: 'acars:write',
        answer: { status: 200, description: 'El vuelo', schema: reportSchema },
      },
      async ({ actor }) => {
        const row = await findUnfinished(queries, actor.pilotId);
        if (!row) throw new Problem('no-encontrado', { detail: 'No tienes ningún vuelo en curso.' });
        return { body: await viewOf(queries, row) };
      },
    ),
    pilotEndpoint(
      'reports.own',
      {
        ...own,
        method: 'get',
        path: '/reports/{id}',
        operation: 'readReport',
        summary: 'Un informe mío',
        answer: { status: 200, description: 'El informe', schema: reportSchema },
      },
      async ({ actor, params }) => {
        const row = await findOwnReport(queries, actor.pilotId, params.id);
        return { body: await viewOf(queries, row), version: row.version };
      },
    ),
    pilotEndpoint(
      'reports.own',
      {
        ...own,
        method: 'get',
        path: '/reports/{id}/score',
        operation: 'readScore',
        summary: 'La nota de un informe, regla a regla',
        answer: { status: 200, description: 'Reglas, avisos y puntos', schema: scoreSchema },
      },
      async ({ actor, params }) => {
        const row = await findOwnReport(queries, actor.pilotId, params.id);
        return { body: await scoreView(queries, row, airline.scoring) };
      },
    ),
    pilotEndpoint(
      'reports.own',
      {
        ...own,
        method: 'get',
        path: '/reports/{id}/track',
        operation: 'readTrack',
        summary: 'El recorrido de un informe',
        query: trackQuerySchema,
        answer: { status: 200, description: 'GeoJSON', schema: trackSchema },
      },
      async ({ actor, params, query }) => {
        const row = await findOwnReport(queries, actor.pilotId, params.id);
        return { body: await trackView(queries, row, query.zoom) };
      },
    ),
    pilotEndpoint(
      'reports.own',
      {
        ...own,
        method: 'get',
        path: '/reports/{id}/history',
        operation: 'readReportHistory',
        summary: 'Lo que ha pasado con un informe',
        answer: { status: 200, description: 'Lo más antiguo, primero', schema: historySchema },
      },
      async ({ actor, params }) => {
        const row = await findOwnReport(queries, actor.pilotId, params.id);
        return { body: await historyView(queries, row) };
      },
    ),
  ];
}
