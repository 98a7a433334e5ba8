import { ledgerCsv } from '@va/domain/points/ledger-csv.ts';
import { csvFileSchema } from '@va/contract/shared/csv-texts.ts';
import { pageOf } from '@va/contract/shared/page.ts';
import { claimBodySchema, claimSchema } from '@va/contract/points/points-claims.ts';
import {
  entriesQuerySchema,
  ledgerFileQuerySchema,
  pointsEntrySchema,
} from '@va/contract/points/points-entries.ts';
import { hoursPageSchema, hoursQuerySchema } from '@va/contract/pilots/hours-entries.ts';
import { ownPointsSchema } from '@va/contract/points/points.ts';
import { pointsFiguresSchema } from '@va/contract/points/points-figures.ts';
import { pageOfRows, readCursor } from '#server/api/cursor.ts';
import type { Endpoint } from '#server/api/endpoint.ts';
import { pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import { pageById } from '#server/api/page-by-id.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import { pilotIdOf } from '../accounts/locked-account.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { minutesNotTaken } from '../flown/pilot-totals.ts';
import { raiseClaim } from './raise-claim.ts';
import { ownPoints } from './own-points.ts';
import { listEntries } from './read-ledger.ts';

/** One's own points and hours, to read, and claims against a closed month. */
export function ownPointsEndpoints(db: Database, airline: Airline): Endpoint[] {
  const { queries } = db;
  return tagged('Puntos', [
    pilotEndpoint('points.own', {
      route: 'GET /me/points',
      operation: 'readMyPoints',
      summary: 'Mi saldo y mis meses',
      scope: 'own:read',
      answer: { status: 200, description: 'Los dos últimos años', schema: ownPointsSchema },
      handle: async ({ actor, context }) => ({
        body: await ownPoints(queries, airline, actor.pilotId, context.now),
      }),
    }),
    pilotEndpoint('points.own', {
      route: 'GET /me/points/entries',
      operation: 'listMyPoints',
      summary: 'Mis apuntes',
      scope: 'own:read',
      query: entriesQuerySchema,
      answer: { status: 200, description: 'El último, primero', schema: pageOf(pointsEntrySchema) },
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
      route: 'GET /exports/ledger',
      operation: 'exportLedger',
      summary: 'Mis apuntes como CSV',
      description: 'El equipo pide también los de otro piloto.',
      scope: 'own:read',
      limit: 'export',
      query: ledgerFileQuerySchema,
      answer: { status: 200, description: 'El texto del archivo', schema: csvFileSchema },
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
      route: 'GET /me/hours',
      operation: 'listMyHours',
      summary: 'Mis horas, apunte a apunte',
      scope: 'own:read',
      query: hoursQuerySchema,
      answer: { status: 200, description: 'El último, primero', schema: hoursPageSchema },
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
      route: 'GET /rules/points',
      operation: 'readPointsRules',
      summary: 'Lo que suma y lo que resta',
      answer: { status: 200, description: 'Las mismas cifras que se apuntan', schema: pointsFiguresSchema },
      handle: async () => {
        const { base, ...rules } = airline.operations.points;
        return { body: { ...rules, base: [...base] } };
      },
    }),
    pilotEndpoint('points.own', {
      route: 'POST /me/points/claims',
      operation: 'claimPoints',
      summary: 'Reclamar contra el resumen de un mes',
      body: claimBodySchema,
      answer: { status: 201, description: 'La reclamación', schema: claimSchema },
      problems: ['mes-abierto', 'reclamacion-fuera-de-plazo', 'reclamacion-abierta'],
      handle: async ({ actor, body, context }) => ({
        body: await raiseClaim(db, actor.pilotId, body, context.now),
      }),
    }),
  ]);
}

/** The highest number that an entry can have. */
const LAST_SEQ = 2 ** 31 - 1;

/** The number of the entry after which a list goes on; one that no entry can have is beyond the end. */
export function readSeq(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined;
  return Math.min(LAST_SEQ, Math.max(0, Number(readCursor(cursor, ['number'])[0])));
}
