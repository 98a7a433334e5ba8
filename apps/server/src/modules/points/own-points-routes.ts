import { pointsRoutes } from '@va/contract/points/routes.ts';
import { ledgerCsv } from '@va/domain/points/ledger.ts';
import { pageOfRows, readCursor } from '#server/api/cursor.ts';
import type { Endpoint } from '#server/api/endpoint.ts';
import { pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import { pageById } from '#server/api/page-by-id.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import { pilotIdOf } from '../accounts/locked-account.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { minutesNotTaken } from '../flown/pilot-totals.ts';
import { raiseClaim } from './claims.ts';
import { ownPoints } from './own-points.ts';
import { listEntries } from './read-ledger.ts';

/** One's own points and hours, to read, and claims against a closed month. */
export function ownPointsEndpoints(db: Database, airline: Airline): Endpoint[] {
  const { queries } = db;
  return tagged('Puntos', [
    pilotEndpoint('points.own', {
      ask: pointsRoutes.readMyPoints,
      summary: 'Mi saldo y mis meses',
      scope: 'own:read',
      answer: { status: 200, description: 'Los dos últimos años' },
      handle: async ({ actor, context }) => ({
        body: await ownPoints(queries, airline, actor.pilotId, context.now),
      }),
    }),
    pilotEndpoint('points.own', {
      ask: pointsRoutes.listMyPoints,
      summary: 'Mis apuntes',
      scope: 'own:read',
      answer: { status: 200, description: 'El último, primero' },
      handle: async ({ actor, query: { month, cursor, limit } }) => ({
        body: pageOfRows(
          await listEntries(queries, actor.pilotId, { month, before: readSeq(cursor), limit }),
          limit,
          ({ seq }) => [seq],
          (entry) => entry,
        ),
      }),
    }),
    pilotEndpoint('points.own', {
      ask: pointsRoutes.exportLedger,
      summary: 'Mis apuntes como CSV',
      description: 'El equipo pide también los de otro piloto.',
      scope: 'own:read',
      limit: 'export',
      answer: { status: 200, description: 'El texto del archivo' },
      problems: ['no-encontrado'],
      handle: async ({ actor, query: { callsign, month } }) => {
        const own = callsign === undefined || callsign === actor.callsign;
        if (!own && !actor.capabilities.has('points.read'))
          throw new Problem('sin-permiso', { detail: 'Leer los puntos de otro piloto es cosa del equipo.' });
        const pilotId = own ? actor.pilotId : await pilotIdOf(queries, callsign);
        return { body: { csv: ledgerCsv(await listEntries(queries, pilotId, { month })) } };
      },
    }),
    pilotEndpoint('points.own', {
      ask: pointsRoutes.listMyHours,
      summary: 'Mis horas, apunte a apunte',
      scope: 'own:read',
      answer: { status: 200, description: 'El último, primero' },
      handle: async ({ actor, query: { of, ...page } }) => {
        let rows = queries
          .selectFrom('hours_entry')
          .leftJoin('report', 'report.id', 'hours_entry.report_id')
          .select(['hours_entry.id', 'minutes', 'kind', 'posted_at', 'report.code', 'hours_entry.text'])
          .where('hours_entry.pilot_id', '=', actor.pilotId);
        if (of) rows = rows.where('hours_entry.report_id', of === 'desk' ? 'is' : 'is not', null);
        const listed = await pageById(
          rows,
          { ...page, id: 'hours_entry.id' },
          ({ code, posted_at, ...row }) => ({ ...row, reportCode: code, postedAt: posted_at.toISOString() }),
        );
        return { body: { ...listed, notTaken: await minutesNotTaken(queries, actor.pilotId) } };
      },
    }),
    pilotEndpoint('rules.read', {
      ask: pointsRoutes.readPointsRules,
      summary: 'Lo que suma y lo que resta',
      answer: { status: 200, description: 'Las mismas cifras que se apuntan' },
      handle: async () => {
        const { base, ...rules } = airline.operations.points;
        return { body: { ...rules, base: [...base] } };
      },
    }),
    pilotEndpoint('points.own', {
      ask: pointsRoutes.claimPoints,
      summary: 'Reclamar contra el resumen de un mes',
      answer: { status: 201, description: 'La reclamación' },
      problems: ['mes-abierto', 'reclamacion-fuera-de-plazo', 'reclamacion-abierta'],
      handle: async ({ actor, body, context }) => ({
        body: await raiseClaim(db, actor.pilotId, body, context.now),
      }),
    }),
  ]);
}

/** The highest sequence number that an entry can have. */
const LAST_SEQ = 2 ** 31 - 1;

/** Reads a cursor that is an entry's sequence number; too large ones are cut to `LAST_SEQ`. */
export function readSeq(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined;
  return Math.min(LAST_SEQ, Math.max(0, Number(readCursor(cursor, ['number'])[0])));
}
