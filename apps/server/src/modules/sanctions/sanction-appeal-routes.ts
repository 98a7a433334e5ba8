import { pilotRoutes } from '@va/contract/pilots/routes.ts';
import { ownSanctionSchema } from '@va/contract/pilots/sanctions.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import { appealSanction, withdrawAppeal } from './sanction-appeals.ts';
import { ownSanctions } from './sanction-views.ts';

const own = { things: 'own' } as const;

/** The own sanctions, and appeals against them. */
export function sanctionAppealEndpoints(db: Database): Endpoint[] {
  const { queries } = db;
  const mine = async (pilotId: string, id: string, now: Date) => {
    const found = (await ownSanctions(queries, pilotId, now)).find((sanction) => sanction.id === id);
    return { body: ownSanctionSchema.parse(found) };
  };
  const answer = { status: 200, description: 'La sanción' } as const;
  return tagged('Mi cuenta', [
    pilotEndpoint('appeals.own', {
      ask: pilotRoutes.listMySanctions,
      summary: 'Mis sanciones, y hasta cuándo se recurren',
      answer: { status: 200, description: 'La última, primero' },
      handle: async ({ actor, context }) => ({
        body: await ownSanctions(queries, actor.pilotId, context.now),
      }),
    }),
    pilotEndpoint('appeals.own', {
      ...own,
      ask: pilotRoutes.appealSanction,
      summary: 'Recurrir una sanción',
      description: 'Una vez y en su plazo. La decide otra persona; mientras, la sanción sigue.',
      answer,
      problems: ['recurso-fuera-de-plazo', 'no-recurrible'],
      handle: async ({ actor: { pilotId }, params: { id }, body, context: { now } }) => {
        await appealSanction(db, { pilotId, sanctionId: id }, body, now);
        return mine(pilotId, id, now);
      },
    }),
    pilotEndpoint('appeals.own', {
      ...own,
      ask: pilotRoutes.withdrawSanctionAppeal,
      summary: 'Retirar mi recurso contra una sanción',
      answer,
      problems: ['no-recurrible'],
      handle: async ({ actor: { pilotId }, params: { id }, context: { now } }) => {
        await withdrawAppeal(db, { pilotId, sanctionId: id }, now);
        return mine(pilotId, id, now);
      },
    }),
  ]);
}
