import { rankRoutes } from '@va/contract/pilots/rank-routes.ts';
import type { Endpoint } from '#server/api/endpoint.ts';
import { pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { appealPromotion, withdrawPromotionAppeal } from './promotion-appeals.ts';
import { ownRank } from './promotion-view.ts';

const own = {
  things: 'own',
  answer: { status: 200, description: 'Mi progreso' },
} as const;

/** Own appeals against what was decided on one's rank. */
export function promotionAppealEndpoints(db: Database, airline: Airline): Endpoint[] {
  const { queries } = db;
  return tagged('Rangos', [
    pilotEndpoint('appeals.own', {
      ...own,
      ask: rankRoutes.appealPromotion,
      summary: 'Recurrir lo que se decidió sobre mi rango',
      description: 'Una vez y en su plazo. Lo decide otra persona; mientras, la decisión sigue.',
      problems: ['recurso-fuera-de-plazo', 'no-recurrible', 'promocion-abierta'],
      handle: async ({ actor: { pilotId }, params: { id }, body, context: { now } }) => {
        await appealPromotion(db, airline, { pilotId, promotionId: id }, body, now);
        return { body: await ownRank(queries, airline, pilotId, now) };
      },
    }),
    pilotEndpoint('appeals.own', {
      ...own,
      ask: rankRoutes.withdrawPromotionAppeal,
      summary: 'Retirar mi recurso sobre mi rango',
      problems: ['no-recurrible'],
      handle: async ({ actor: { pilotId }, params: { id }, context: { now } }) => {
        await withdrawPromotionAppeal(db, { pilotId, promotionId: id }, now);
        return { body: await ownRank(queries, airline, pilotId, now) };
      },
    }),
  ]);
}
