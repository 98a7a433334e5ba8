import { rankRoutes } from '@va/contract/pilots/rank-routes.ts';
import type { Sheet } from '@va/contract/pilots/ranks.ts';
import type { Endpoint } from '#server/api/endpoint.ts';
import { pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import { pageById } from '#server/api/page-by-id.ts';
import type { Database, Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { modelOf } from '#server/kernel/airline/model-of.ts';
import { ownRank, selectPromotions, viewPromotion } from './promotion-view.ts';
import { takeBackSheet } from './take-back-sheet.ts';
import { takeBackPromotion } from './take-back.ts';
import { askVerification } from './ask-verification.ts';
import { decidePromotion } from './decide-promotion.ts';
import { signQualification } from './sign-qualification.ts';

/** Ranks: one's own progress, what instructors sign, and what staff grant. */
export function rankEndpoints(db: Database, airline: Airline): Endpoint[] {
  const { queries } = db;
  return tagged('Rangos', [
    pilotEndpoint('points.own', {
      ask: rankRoutes.readMyRank,
      summary: 'Mi rango y lo que pide el siguiente',
      scope: 'own:read',
      answer: { status: 200, description: 'Cada requisito con lo que llevo' },
      handle: async ({ actor, context: { now } }) => ({
        body: await ownRank(queries, airline, actor.pilotId, now),
      }),
    }),
    pilotEndpoint('promotions.own', {
      ask: rankRoutes.askVerification,
      summary: 'Pedir la verificación del siguiente rango',
      answer: { status: 201, description: 'Mi progreso' },
      problems: ['rango-no-siguiente', 'requisitos-incompletos', 'promocion-abierta', 'decision-recurrida'],
      handle: async ({ actor, context }) => {
        await askVerification(db, airline, actor.pilotId, context.now);
        return { body: await ownRank(queries, airline, actor.pilotId, context.now) };
      },
    }),
    pilotEndpoint('promotions.read', {
      ask: rankRoutes.listPromotions,
      summary: 'Verificaciones pedidas y ascensos propuestos',
      description: 'Lo pedido antes, primero; con `decided`, lo pedido después.',
      answer: { status: 200, description: 'Una parte de la lista' },
      handle: async ({ query: { state, ...asked } }) => {
        let rows = selectPromotions(queries);
        if (state === 'decided') rows = rows.where('promotion.decided_at', 'is not', null);
        else if (state !== undefined) rows = rows.where('promotion.state', '=', state);
        const order = state === 'decided' ? 'desc' : 'asc';
        const page = await pageById(rows, { ...asked, id: 'promotion.id', order }, (row) => row);
        const items = await Promise.all(page.items.map((row) => viewPromotion(queries, airline, row)));
        return { body: { ...page, items } };
      },
    }),
    pilotEndpoint('training', {
      ask: rankRoutes.listSheets,
      summary: 'Las hojas firmadas',
      answer: { status: 200, description: 'La más reciente, primero' },
      handle: async ({ actor, query }) => ({
        body: await pageById(selectSheets(queries), { ...query, id: 'sheet.id' }, (row) =>
          viewSheet(row, airline, actor.pilotId),
        ),
      }),
    }),
    pilotEndpoint('training', {
      ask: rankRoutes.takeBackSheet,
      summary: 'Retirar una hoja firmada',
      description: 'Deja de contar. Un rango que ya se concedió no cambia.',
      things: 'any',
      answer: { status: 204, description: 'Retirada' },
      problems: ['asunto-propio'],
      handle: ({ params: { id }, body: { reason }, by }) => takeBackSheet(db, airline, id, reason, by),
    }),
    pilotEndpoint('training', {
      ask: rankRoutes.signQualification,
      summary: 'Firmar la hoja de una verificación, un curso o un refresco',
      answer: { status: 204, description: 'Firmada' },
      problems: ['asunto-propio', 'no-es-instructor'],
      handle: ({ body, by }) => signQualification(db, airline, body, by),
    }),
    pilotEndpoint('promotions.grant', {
      ask: rankRoutes.decidePromotion,
      summary: 'Conceder o denegar un rango con un motivo',
      things: 'any',
      answer: { status: 204, description: 'Decidido' },
      problems: ['asunto-propio', 'ya-decidido', 'rango-no-siguiente', 'requisitos-incompletos'],
      handle: ({ params, body, by }) => decidePromotion(db, airline, params.id, body, by),
    }),
    pilotEndpoint('promotions.grant', {
      ask: rankRoutes.takeBackPromotion,
      summary: 'Retirar un rango concedido, o volver a mirar el que se denegó',
      things: 'any',
      answer: { status: 204, description: 'Hecho' },
      problems: ['asunto-propio', 'cambiado-entretanto', 'promocion-abierta', 'decision-recurrida'],
      handle: ({ params, body, by }) => takeBackPromotion(db, airline, params.id, body.reason, by),
    }),
  ]);
}

/** Sheets with who flew and who signed. */
function selectSheets(queries: Queries) {
  return queries
    .selectFrom('qualification as sheet')
    .innerJoin('pilot', 'pilot.id', 'sheet.pilot_id')
    .innerJoin('pilot as signer', 'signer.id', 'sheet.signed_by')
    .selectAll('sheet')
    .select(['pilot.callsign', 'signer.callsign as signer_callsign']);
}

/** A sheet as the desk shows it to somebody. */
function viewSheet(
  row: Awaited<ReturnType<ReturnType<typeof selectSheets>['executeTakeFirstOrThrow']>>,
  { operations }: Pick<Airline, 'operations'>,
  viewerId: string,
): Sheet {
  return {
    id: row.id,
    callsign: row.callsign,
    kind: row.kind,
    model: row.type_id === null ? null : modelOf(operations, row.type_id),
    result: row.result,
    text: row.text,
    signedBy: row.signer_callsign,
    signedAt: row.signed_at.toISOString(),
    own: row.pilot_id === viewerId,
  };
}
