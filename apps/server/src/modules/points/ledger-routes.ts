import { pointsRoutes } from '@va/contract/points/routes.ts';
import { constant } from '#server/db/constants.ts';
import { pageOfRows } from '#server/api/cursor.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import { pageById } from '#server/api/page-by-id.ts';
import type { Database } from '#server/db/database.ts';
import { pilotIdOf } from '../accounts/locked-account.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { adjustHours, adjustPoints, reverseEntry } from './adjust-points.ts';
import { decideProposal } from './decide-proposal.ts';
import { claimViews, viewClaim } from './claims.ts';
import { decideClaim } from './decide-claim.ts';
import { readSeq } from './own-points-routes.ts';
import { listEntries } from './read-ledger.ts';
import { restartClosing } from './close-months.ts';
import { decideLapse, listLapses } from './decide-lapse.ts';
import { listClosures } from './closures.ts';

/** The ledger of anybody: read, adjusted with a reason, and claims against it answered. */
export function ledgerEndpoints(db: Database, airline: Airline): Endpoint[] {
  const { queries } = db;
  const done = { status: 200, description: 'Lo que se ha apuntado' } as const;
  const any = { things: 'any' } as const;
  return tagged('Libro de puntos', [
    pilotEndpoint('points.read', {
      ask: pointsRoutes.listLedger,
      summary: 'Apuntes de un piloto',
      answer: { status: 200, description: 'El último, primero' },
      handle: async ({ query: { callsign, month, cursor, limit } }) => {
        const pilotId = await pilotIdOf(queries, callsign);
        const rows = await listEntries(queries, pilotId, { month, before: readSeq(cursor), limit });
        return {
          body: pageOfRows(
            rows,
            limit,
            ({ seq }) => [seq],
            (entry) => entry,
          ),
        };
      },
    }),
    pilotEndpoint('points.adjust', {
      ask: pointsRoutes.adjustPoints,
      summary: 'Ajustar los puntos de un piloto con un motivo',
      description: 'Por encima del límite de las reglas queda propuesto hasta que otra persona lo confirma.',
      answer: done,
      problems: ['asunto-propio'],
      handle: async ({ body, by }) => ({
        body: await adjustPoints(db, airline, body, by),
      }),
    }),
    pilotEndpoint('points.adjust', {
      ask: pointsRoutes.adjustHours,
      summary: 'Reconocer o corregir horas de un piloto con un motivo',
      answer: { status: 204, description: 'Apuntadas' },
      problems: ['asunto-propio', 'horas-negativas'],
      handle: ({ body, by }) => adjustHours(db, body, by),
    }),
    pilotEndpoint('points.adjust', {
      ...any,
      ask: pointsRoutes.reversePoints,
      summary: 'Anular un apunte que no sigue a un informe',
      answer: done,
      problems: ['asunto-propio', 'apunte-de-informe', 'apunte-anulado'],
      handle: async ({ params, body, by }) => ({
        body: await reverseEntry(db, airline, { id: params.id, reason: body.reason }, by),
      }),
    }),
    pilotEndpoint('points.read', {
      ask: pointsRoutes.listPointsProposals,
      summary: 'Ajustes que esperan a una segunda persona',
      answer: { status: 200, description: 'El más antiguo, primero' },
      handle: async ({ actor, query }) => {
        const rows = queries
          .selectFrom('points_proposal')
          .innerJoin('pilot', 'pilot.id', 'points_proposal.pilot_id')
          .innerJoin('pilot as proposer', 'proposer.id', 'points_proposal.by_id')
          .select([
            'points_proposal.id',
            'pilot.callsign',
            'points',
            'text',
            'proposer.callsign as by',
            'at',
            'by_id',
          ])
          .where('points_proposal.state', '=', constant('open'));
        const page = { ...query, id: 'points_proposal.id', order: 'asc' } as const;
        return {
          body: await pageById(rows, page, ({ at, by_id, ...row }) => ({
            ...row,
            at: at.toISOString(),
            ofYours: by_id === actor.pilotId,
          })),
        };
      },
    }),
    pilotEndpoint('points.adjust', {
      ...any,
      ask: pointsRoutes.decidePointsProposal,
      summary: 'Confirmar o descartar un ajuste propuesto',
      answer: done,
      problems: ['asunto-propio', 'misma-persona', 'ya-decidido', 'apunte-anulado'],
      handle: async ({ params, body, by }) => ({
        body: await decideProposal(db, airline, params.id, body.confirm, by),
      }),
    }),
    pilotEndpoint('points.read', {
      ask: pointsRoutes.listPointsClaims,
      summary: 'Reclamaciones de los pilotos',
      answer: { status: 200, description: 'La más antigua, primero' },
      handle: async ({ query: { state, ...page } }) => {
        let rows = claimViews(queries);
        if (state !== undefined) rows = rows.where('points_claim.state', '=', state);
        return { body: await pageById(rows, { ...page, id: 'points_claim.id', order: 'asc' }, viewClaim) };
      },
    }),
    pilotEndpoint('points.adjust', {
      ...any,
      ask: pointsRoutes.decidePointsClaim,
      summary: 'Contestar a una reclamación, con corrección o con el motivo',
      answer: { status: 200, description: 'La reclamación' },
      problems: ['asunto-propio', 'ya-decidido'],
      handle: async ({ params, body, by }) => ({
        body: await decideClaim(db, airline, params.id, body, by),
      }),
    }),
  ]);
}

/** The closings of months and the accounts that they propose for inactive. */
export function closureEndpoints(db: Database, airline: Airline): Endpoint[] {
  return tagged('Cierres de mes', [
    pilotEndpoint('points.read', {
      ask: pointsRoutes.listClosures,
      summary: 'Cierres de mes, del último al primero',
      answer: { status: 200, description: 'También los pendientes' },
      handle: async ({ context }) => ({ body: await listClosures(db.queries, airline, context.now) }),
    }),
    pilotEndpoint('points.adjust', {
      ask: pointsRoutes.restartClosure,
      summary: 'Repetir el cierre de un mes',
      description: 'Lo que ya está apuntado no se apunta otra vez.',
      answer: { status: 202, description: 'En cola' },
      problems: ['mes-abierto'],
      handle: async ({ body, by }) => {
        await restartClosing(db, airline, body.month, by);
        return { body: null };
      },
    }),
    pilotEndpoint('pilots.manage', {
      ask: pointsRoutes.listLapses,
      summary: 'Cuentas que el cierre propone pasar a inactivas',
      answer: { status: 200, description: 'Una por piloto' },
      handle: async () => ({ body: await listLapses(db.queries) }),
    }),
    pilotEndpoint('pilots.manage', {
      ask: pointsRoutes.decideLapse,
      summary: 'Pasar una cuenta a inactiva, o dejarla activa con un motivo',
      things: 'any',
      answer: { status: 204, description: 'Decidido' },
      problems: ['asunto-propio', 'ya-decidido', 'estado-de-cuenta', 'con-actividad'],
      handle: async ({ actor, params, body, context }) => {
        await decideLapse(db, airline, params.id, body, { actor, context });
        return { body: null };
      },
    }),
  ]);
}
