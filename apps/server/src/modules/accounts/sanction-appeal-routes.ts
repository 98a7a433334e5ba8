import { z } from 'zod';
import { idParamsSchema } from '@va/schemas/api/account/me.ts';
import { pageOf } from '@va/schemas/api/shared/page.ts';
import {
  appealSanctionBodySchema,
  decideAppealBodySchema,
  ownSanctionSchema,
  sanctionAppealsQuerySchema,
} from '@va/schemas/api/pilots/sanctions.ts';
import { sanctionAppealSchema } from '@va/schemas/api/pilots/sanction-appeals.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import { pageById } from '#server/api/page-by-id.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '../airline/airline.ts';
import { appealSanction, withdrawAppeal } from './sanction-appeals.ts';
import { decideAppeal } from './decide-sanction-appeal.ts';
import { ownSanctions, readAppeal, sanctionAppeals } from './sanction-views.ts';

const own = { things: 'own', params: idParamsSchema } as const;
const staff = 'Equipo: pilotos';

/** Appeals against sanctions: raised by the pilot, decided by another person than the one who gave the sanction. */
export function sanctionAppealEndpoints(db: Database, airline: Airline): Endpoint[] {
  const { queries } = db;
  const mine = async (pilotId: string, id: string, now: Date) => {
    const found = (await ownSanctions(queries, pilotId, now)).find((sanction) => sanction.id === id);
    return { body: ownSanctionSchema.parse(found) };
  };
  const answer = { status: 200, description: 'La sanción', schema: ownSanctionSchema } as const;
  return tagged('Mi cuenta', [
    pilotEndpoint('appeals.own', {
      route: 'GET /me/sanctions',
      operation: 'listMySanctions',
      summary: 'Mis sanciones, y hasta cuándo se recurren',
      answer: { status: 200, description: 'La última, primero', schema: z.array(ownSanctionSchema) },
      handle: async ({ actor, context }) => ({
        body: await ownSanctions(queries, actor.pilotId, context.now),
      }),
    }),
    pilotEndpoint('appeals.own', {
      ...own,
      route: 'POST /me/sanctions/{id}/appeal',
      operation: 'appealSanction',
      summary: 'Recurrir una sanción',
      description: 'Una vez y en su plazo. La decide otra persona; mientras, la sanción sigue.',
      body: appealSanctionBodySchema,
      answer,
      problems: ['recurso-fuera-de-plazo', 'no-recurrible'],
      handle: async ({ actor: { pilotId }, params: { id }, body, context: { now } }) => {
        await appealSanction(db, { pilotId, sanctionId: id }, body, now);
        return mine(pilotId, id, now);
      },
    }),
    pilotEndpoint('appeals.own', {
      ...own,
      route: 'POST /me/sanctions/{id}/withdraw-appeal',
      operation: 'withdrawSanctionAppeal',
      summary: 'Retirar mi recurso contra una sanción',
      answer,
      problems: ['no-recurrible'],
      handle: async ({ actor: { pilotId }, params: { id }, context: { now } }) => {
        await withdrawAppeal(db, { pilotId, sanctionId: id }, now);
        return mine(pilotId, id, now);
      },
    }),
    pilotEndpoint('appeals.decide', {
      route: 'GET /appeals',
      operation: 'listSanctionAppeals',
      tag: staff,
      summary: 'Recursos contra sanciones',
      query: sanctionAppealsQuerySchema,
      answer: {
        status: 200,
        description: 'El más reciente, primero',
        schema: pageOf(sanctionAppealSchema),
      },
      handle: async ({ actor, query }) => {
        let rows = sanctionAppeals(queries);
        if (query.state === 'open') rows = rows.where('appeal.state', '=', 'open');
        return {
          body: await pageById(rows, { ...query, id: 'appeal.id' }, (row) => readAppeal(row, actor.pilotId)),
        };
      },
    }),
    pilotEndpoint('appeals.decide', {
      route: 'POST /appeals/{id}/decide',
      operation: 'decideSanctionAppeal',
      tag: staff,
      summary: 'Resolver un recurso contra una sanción',
      description: 'Estimado, la sanción se levanta y la cuenta vuelve a lo que era.',
      things: 'any',
      params: idParamsSchema,
      body: decideAppealBodySchema,
      answer: { status: 200, description: 'El recurso, resuelto', schema: sanctionAppealSchema },
      problems: ['asunto-propio', 'misma-persona'],
      handle: async ({ actor, params: { id }, body, by }) => {
        await decideAppeal(db, airline, id, body, by);
        const row = await sanctionAppeals(queries).where('appeal.id', '=', id).executeTakeFirstOrThrow();
        return { body: readAppeal(row, actor.pilotId) };
      },
    }),
  ]);
}
