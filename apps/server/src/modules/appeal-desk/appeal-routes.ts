import { pilotRoutes } from '@va/contract/pilots/routes.ts';
import { type WaitingAppeal, waitingAppealSchema } from '@va/contract/pilots/waiting-appeals.ts';
import { constant } from '#server/db/constants.ts';
import type { Endpoint } from '#server/api/endpoint.ts';
import { pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import { pageById } from '#server/api/page-by-id.ts';
import type { Database, Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { By } from '#server/kernel/audit/audit.ts';
import type { AppealDecision } from '../appeals/appeal-acts.ts';
import { decidePromotionAppeal } from '../ranks/promotion-appeals.ts';
import { promotionAppeals, viewPromotionAppeal } from '../ranks/promotion-views.ts';
import { assignAppeal } from '../reviews/assign-appeal.ts';
import { decideSanctionAppeal } from '../sanctions/sanction-appeals.ts';
import { readAppeal, sanctionAppeals } from '../sanctions/sanction-views.ts';

/** Endpoints for appeals against sanctions and rank decisions; appeals against reports belong to the reviews. */
export function appealEndpoints(db: Database, airline: Airline): Endpoint[] {
  const { queries } = db;
  const any = { things: 'any' } as const;
  return tagged('Revisión', [
    pilotEndpoint('appeals.decide', {
      ask: pilotRoutes.listAppeals,
      summary: 'Recursos contra sanciones y sobre rangos',
      description: 'Los que son contra un informe esperan en GET /reviews.',
      answer: { status: 200, description: 'El más reciente, primero' },
      handle: async ({ actor, query: { state, subject, ...asked } }) => {
        let rows = queries.selectFrom('appeal').select('id').where('report_id', 'is', null);
        if (state === 'open') rows = rows.where('state', '=', constant('open'));
        if (subject !== undefined) rows = rows.where(`${subject}_id`, 'is not', null);
        const { items, ...page } = await pageById(rows, asked, ({ id }) => id);
        return { body: { ...page, items: await viewAppeals(queries, airline, items, actor.pilotId) } };
      },
    }),
    pilotEndpoint('appeals.decide', {
      ...any,
      ask: pilotRoutes.decideAppeal,
      summary: 'Resolver un recurso contra una sanción o sobre un rango',
      description:
        'Estimado, la sanción se levanta y la cuenta vuelve a lo que era; el rango se concede o vuelve, y si se denegó antes de la verificación, esta vuelve a esperar.',
      answer: { status: 200, description: 'El recurso, resuelto' },
      problems: [
        'asunto-propio',
        'misma-persona',
        'cambiado-entretanto',
        'rango-no-siguiente',
        'promocion-abierta',
      ],
      handle: async ({ actor, params: { id }, body, by }) => {
        await decideAppeal(db, airline, id, body, by);
        const [decided] = await viewAppeals(queries, airline, [id], actor.pilotId);
        return { body: waitingAppealSchema.parse(decided) };
      },
    }),
    pilotEndpoint('appeals.assign', {
      ...any,
      ask: pilotRoutes.assignAppeal,
      summary: 'Decir quién decide un recurso',
      description: 'Se le avisa, y espera solo en su mesa. Con «null», vuelve a esperar en la de todos.',
      answer: { status: 204, description: 'Asignado' },
      handle: ({ params: { id }, body: { callsign }, by }) => assignAppeal(db, airline, id, callsign, by),
    }),
  ]);
}

/** Decides an appeal against a sanction or over a rank. Throws «no-encontrado» for any other. */
async function decideAppeal(
  db: Database,
  airline: Airline,
  id: string,
  decision: AppealDecision,
  by: By,
): Promise<void> {
  const appeal = await db.queries
    .selectFrom('appeal')
    .select('promotion_id')
    .where('id', '=', id)
    .executeTakeFirst();
  const decide = appeal?.promotion_id ? decidePromotionAppeal : decideSanctionAppeal;
  await decide(db, airline, id, decision, by);
}

/** Appeals against sanctions and rank decisions as the deciding staff see them, in the order of the ids. */
async function viewAppeals(
  queries: Queries,
  airline: Airline,
  ids: readonly string[],
  readerId: string,
): Promise<WaitingAppeal[]> {
  if (ids.length === 0) return [];
  const [sanctions, promotions] = await Promise.all([
    sanctionAppeals(queries).where('appeal.id', 'in', ids).execute(),
    promotionAppeals(queries).where('appeal.id', 'in', ids).execute(),
  ]);
  const views = new Map<string, WaitingAppeal>();
  for (const row of sanctions) views.set(row.id, { subject: 'sanction', ...readAppeal(row, readerId) });
  for (const row of promotions)
    views.set(row.id, {
      subject: 'promotion',
      ...(await viewPromotionAppeal(queries, airline, row, readerId)),
    });
  return ids.flatMap((id) => views.get(id) ?? []);
}
