import { reportRoutes } from '@va/contract/reports/routes.ts';
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
  const own = { things: 'own', scope: 'own:read' } as const;
  return tagged('Informes', [
    pilotEndpoint('reports.own', {
      ask: reportRoutes.listReports,
      summary: 'Mis informes',
      scope: 'own:read',
      answer: {
        status: 200,
        description: 'El más nuevo, primero, o en el orden pedido',
      },
      handle: async ({ actor, query }) => ({
        body: await logbookPage(queries, airline, actor.pilotId, query),
      }),
    }),
    pilotEndpoint('reports.own', {
      ask: reportRoutes.exportLogbook,
      summary: 'Mis informes como CSV',
      description: 'Todos los que encuentra el filtro. En JSON los da GET /reports.',
      scope: 'own:read',
      limit: 'export',
      answer: { status: 200, description: 'El texto del archivo' },
      handle: async ({ actor, query }) => ({
        body: { csv: await logbookFile(queries, airline, actor.pilotId, query) },
      }),
    }),
    pilotEndpoint('reports.read', {
      ask: reportRoutes.listReportsOfPilot,
      tag: 'Revisión',
      summary: 'Informes de un piloto',
      things: 'any',
      answer: {
        status: 200,
        description: 'El más nuevo, primero, o en el orden pedido',
      },
      handle: async ({ params: { callsign }, query }) => ({
        body: await logbookPage(queries, airline, await pilotIdOf(queries, callsign), query),
      }),
    }),
    pilotEndpoint('map.all', {
      ask: reportRoutes.listSharedReports,
      summary: 'Resumen de los informes aceptados de un piloto que los comparte',
      description: 'Vacío para quien no los comparte. Lo que está recurrido o por decidir no sale.',
      things: 'any',
      answer: { status: 200, description: 'El más nuevo, primero' },
      handle: async ({ params: { callsign }, query }) => ({
        body: await sharedReports(queries, airline, callsign, query),
      }),
    }),
    pilotEndpoint('reports.own', {
      ask: reportRoutes.readLogbookTotals,
      summary: 'Lo que suman mis vuelos',
      scope: 'own:read',
      answer: { status: 200, description: 'Los del filtro; sin él, todos' },
      handle: async ({ actor, query }) => ({
        body: await totalsOf(queries, actor.pilotId, withEachCode(airline.operations, query)),
      }),
    }),
    pilotEndpoint('reports.own', {
      ask: reportRoutes.readCurrentReport,
      summary: 'Mi vuelo en curso o interrumpido',
      scope: 'acars:write',
      answer: { status: 200, description: 'El vuelo' },
      handle: async ({ actor }) => {
        const row = await findUnfinished(queries, actor.pilotId);
        if (!row) throw new Problem('no-encontrado', { detail: 'No tienes ningún vuelo en curso.' });
        return { body: await viewOf(queries, row) };
      },
    }),
    pilotEndpoint('reports.own', {
      ...own,
      ask: reportRoutes.readReport,
      summary: 'Un informe mío',
      answer: { status: 200, description: 'El informe' },
      handle: async ({ actor, params }) => {
        const row = await findOwnReport(queries, actor.pilotId, params.id);
        return { body: await reportDetail(queries, airline, row.id), version: row.version };
      },
    }),
    pilotEndpoint('reports.own', {
      ...own,
      ask: reportRoutes.readScore,
      summary: 'La nota de un informe, regla a regla',
      answer: { status: 200, description: 'Reglas, avisos y puntos' },
      handle: async ({ actor, params }) => {
        const row = await findOwnReport(queries, actor.pilotId, params.id);
        return { body: await scoreView(queries, row, airline) };
      },
    }),
    pilotEndpoint('reports.own', {
      ...own,
      ask: reportRoutes.readTrack,
      summary: 'El recorrido de un informe',
      answer: { status: 200, description: 'GeoJSON' },
      handle: async ({ actor, params, query }) => {
        const row = await findOwnReport(queries, actor.pilotId, params.id);
        return { body: await trackView(queries, row, query.zoom) };
      },
    }),
    pilotEndpoint('reports.own', {
      ...own,
      ask: reportRoutes.readReportHistory,
      summary: 'Lo que ha pasado con un informe',
      answer: { status: 200, description: 'Lo más antiguo, primero' },
      handle: async ({ actor, params }) => {
        const row = await findOwnReport(queries, actor.pilotId, params.id);
        return { body: await historyView(queries, row) };
      },
    }),
    pilotEndpoint('reports.own', {
      ...own,
      ask: reportRoutes.readProfile,
      summary: 'Altura y velocidad de un informe',
      answer: { status: 200, description: 'Unos cientos de puntos' },
      handle: async ({ actor, params }) => {
        const row = await findOwnReport(queries, actor.pilotId, params.id);
        return { body: await profileView(queries, row) };
      },
    }),
  ]);
}
