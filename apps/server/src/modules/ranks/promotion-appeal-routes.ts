import { idParamsSchema } from '@va/schemas/api/account/me.ts';
import { pageOf } from '@va/schemas/api/shared/page.ts';
import {
  appealPromotionBodySchema,
  decidePromotionAppealBodySchema,
  promotionAppealSchema,
} from '@va/schemas/api/pilots/promotion-appeals.ts';
import { ownRankSchema } from '@va/schemas/api/pilots/ranks.ts';
import { sanctionAppealsQuerySchema } from '@va/schemas/api/pilots/sanctions.ts';
import type { Endpoint } from '#server/api/endpoint.ts';
import { pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import { pageById } from '#server/api/page-by-id.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '../airline/airline.ts';
import { decidePromotionAppeal } from './decide-promotion-appeal.ts';
import { promotionAppeals, viewPromotionAppeal } from './promotion-appeal-views.ts';
import { appealPromotion, withdrawPromotionAppeal } from './promotion-appeals.ts';
import { ownRank } from './promotion-view.ts';

const own = {
  things: 'own',
  params: idParamsSchema,
  answer: { status: 200, description: 'Mi progreso', schema: ownRankSchema },
} as const;

/** Appeals against what was decided on a rank: raised by the pilot, decided by another person than the one who did. */
export function promotionAppealEndpoints(db: Database, airline: Airline): Endpoint[] {
  const { queries } = db;
  return tagged('Rangos', [
    pilotEndpoint('appeals.own', {
      ...own,
      route: 'POST /me/promotions/{id}/appeal',
      operation: 'appealPromotion',
      summary: 'Recurrir lo que se decidió sobre mi rango',
      description: 'Una vez y en su plazo. Lo decide otra persona; mientras, la decisión sigue.',
      body: appealPromotionBodySchema,
      problems: ['recurso-fuera-de-plazo', 'no-recurrible', 'promocion-abierta'],
      handle: async ({ actor: { pilotId }, params: { id }, body, context: { now } }) => {
        await appealPromotion(db, airline, { pilotId, promotionId: id }, body, now);
        return { body: await ownRank(queries, airline, pilotId, now) };
      },
    }),
    pilotEndpoint('appeals.own', {
      ...own,
      route: 'POST /me/promotions/{id}/withdraw-appeal',
      operation: 'withdrawPromotionAppeal',
      summary: 'Retirar mi recurso sobre mi rango',
      problems: ['no-recurrible'],
      handle: async ({ actor: { pilotId }, params: { id }, context: { now } }) => {
        await withdrawPromotionAppeal(db, { pilotId, promotionId: id }, now);
        return { body: await ownRank(queries, airline, pilotId, now) };
      },
    }),
    pilotEndpoint('appeals.decide', {
      route: 'GET /promotions/appeals',
      operation: 'listPromotionAppeals',
      summary: 'Recursos sobre rangos',
      query: sanctionAppealsQuerySchema,
      answer: {
        status: 200,
        description: 'El más reciente, primero',
        schema: pageOf(promotionAppealSchema),
      },
      handle: async ({ actor, query: { state, ...asked } }) => {
        let rows = promotionAppeals(queries);
        if (state === 'open') rows = rows.where('appeal.state', '=', 'open');
        const page = await pageById(rows, { ...asked, id: 'appeal.id' }, (row) => row);
        const view = (row: (typeof page.items)[number]) =>
          viewPromotionAppeal(queries, airline, row, actor.pilotId);
        return { body: { ...page, items: await Promise.all(page.items.map(view)) } };
      },
    }),
    pilotEndpoint('appeals.decide', {
      route: 'POST /promotions/appeals/{id}/decide',
      operation: 'decidePromotionAppeal',
      summary: 'Resolver un recurso sobre un rango',
      description:
        'Estimado, el rango se concede o vuelve; si se denegó antes de la verificación, esta vuelve a esperar.',
      things: 'any',
      params: idParamsSchema,
      body: decidePromotionAppealBodySchema,
      answer: { status: 200, description: 'El recurso, resuelto', schema: promotionAppealSchema },
      problems: [
        'asunto-propio',
        'misma-persona',
        'cambiado-entretanto',
        'rango-no-siguiente',
        'promocion-abierta',
      ],
      handle: async ({ actor, params: { id }, body, by }) => {
        await decidePromotionAppeal(db, airline, id, body, by);
        const row = await promotionAppeals(queries).where('appeal.id', '=', id).executeTakeFirstOrThrow();
        return { body: await viewPromotionAppeal(queries, airline, row, actor.pilotId) };
      },
    }),
  ]);
}
