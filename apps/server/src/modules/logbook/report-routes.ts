import type { LogbookReport, SharedReport } from '@va/contract/reports/logbook.ts';
import type { TrackView } from '@va/contract/reports/report-detail.ts';
import { reportRoutes } from '@va/contract/reports/routes.ts';
import { FLYING } from '@va/domain/account/account.ts';
import { inOurTimes } from '@va/domain/flight-record/our-times.ts';
import { thinForZoom } from '@va/domain/flight-record/thin-for-zoom.ts';
import type { Endpoint } from '#server/api/endpoint.ts';
import { pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database, Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { pilotIdOf } from '../accounts/locked-account.ts';
import { withEachCode } from '#server/kernel/airline/own-code.ts';
import { totalsOf } from '../flown/logbook.ts';
import { readRecorded, readRecording } from '../recorded/recording.ts';
import { findOwnReport, findUnfinished, type ReportRow } from '../reports/report-rows.ts';
import { historyView } from '../reports/report-history.ts';
import { logbookFile, logbookPage } from './logbook-page.ts';
import { profileView } from './profile-view.ts';
import { reportDetail } from './report-detail.ts';
import { scoreView } from '../reports/score-view.ts';
import { viewOf } from '../reports/report-view.ts';

/** Most places of a track in one answer. */
const MOST_PLACES = 5000;

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

/** A report's track by the server's clock, thinned to the places that can be told apart at a zoom level. */
async function trackView(queries: Queries, row: ReportRow, zoom: number): Promise<TrackView> {
  const { thinned } = await readRecording(queries, row.id);
  const ours = inOurTimes(await readRecorded(queries, row.id)).points;
  const thin = thinForZoom(ours, zoom);
  const step = Math.ceil(thin.length / MOST_PLACES);
  const shown = step > 1 ? thin.filter((_, i) => i % step === 0 || i === thin.length - 1) : thin;
  return {
    type: 'Feature',
    geometry: { type: 'LineString', coordinates: shown.map(({ lat, lon }): [number, number] => [lon, lat]) },
    properties: {
      at: shown.map(({ at }) => new Date(at).toISOString()),
      altFt: shown.map(({ altFt }) => altFt),
      gsKt: shown.map(({ gsKt }) => gsKt),
      iasKt: shown.map(({ iasKt }) => iasKt),
      thinned,
    },
  };
}

/**
 * Accepted reports of a visible pilot, the latest first; empty if the pilot does not share them. Throws
 * `no-encontrado`.
 */
async function sharedReports(
  queries: Queries,
  airline: Airline,
  callsign: string,
  asked: { limit: number; cursor?: string | undefined },
): Promise<{ items: SharedReport[]; next?: string }> {
  const pilot = await queries
    .selectFrom('pilot')
    .select(['id', 'share_reports'])
    .where('callsign', '=', callsign)
    .where('status', 'in', FLYING)
    .executeTakeFirst();
  if (!pilot) throw new Problem('no-encontrado', { detail: `Nadie vuela ahora como ${callsign}.` });
  if (!pilot.share_reports) return { items: [] };
  const page = await logbookPage(queries, airline, pilot.id, { ...asked, state: 'accepted', sort: '-flown' });
  return { ...page, items: page.items.map(summaryOf) };
}

function summaryOf(report: LogbookReport): SharedReport {
  const { flightNumber, dep, arr, icaoType, registration, offBlock, blockMin, distanceNm, score, coverage } =
    report;
  return { flightNumber, dep, arr, icaoType, registration, offBlock, blockMin, distanceNm, score, coverage };
}
