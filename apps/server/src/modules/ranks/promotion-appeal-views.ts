import { sql } from 'kysely';
import {
  type AppealedPromotion,
  promotionAppealEnd,
  upheldState,
} from '@va/domain/ranks/promotion-appeal.ts';
import type { OwnRank, PromotionAppeal } from '@va/contract/pilots/ranks.ts';
import type { DeskCounter } from '#server/api/desk-counter.ts';
import type { Queries } from '#server/db/database.ts';
import type { PromotionTable } from '#server/db/tables.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { titleOfRank } from './promotions.ts';
import { readRequirements, viewRequirements } from './rank-facts.ts';
import { appealsWithNames, viewAppeal, wholeState } from '../appeals/appeal-view.ts';

/** A stored promotion as the rules of appeals see it. */
export function appealedOf(
  row: Pick<PromotionTable, 'kind' | 'state' | 'proposed_at' | 'decided_at'>,
): AppealedPromotion {
  const { kind, state, proposed_at, decided_at } = row;
  return { kind, state, proposed: proposed_at !== null, decidedAt: decided_at?.getTime() ?? null };
}

/** What a pilot has appealed of a decision on their rank, and until when they can. */
export async function viewOwnAppeal(
  queries: Queries,
  { operations }: Airline,
  row: Pick<PromotionTable, 'id' | 'kind' | 'state' | 'proposed_at' | 'decided_at'>,
  now: Date,
): Promise<Pick<NonNullable<OwnRank['promotion']>, 'appeal' | 'appealUntil'>> {
  const appeal = await queries
    .selectFrom('appeal')
    .select(['state', 'text', 'answer'])
    .where('promotion_id', '=', row.id)
    .where((is) => is.or([is('raised_at', '>=', row.decided_at), is('decided_at', '>=', row.decided_at)]))
    .orderBy('raised_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const end = promotionAppealEnd(appealedOf(row), operations.points.promotions.appealDays);
  const spent = end === null || now.getTime() > end || (appeal !== undefined && appeal.state !== 'withdrawn');
  return {
    appealUntil: spent ? null : new Date(end).toISOString(),
    appeal: appeal ? { ...appeal, state: wholeState(appeal.state) } : null,
  };
}

/** Appeals against what was decided on ranks. */
export function promotionAppeals(queries: Queries) {
  return appealsWithNames(queries)
    .innerJoin('promotion', 'promotion.id', 'appeal.promotion_id')
    .leftJoin('pilot as first', 'first.id', 'promotion.decided_by')
    .select(['promotion.kind', 'promotion.to_rank', 'promotion.reason', 'promotion.decided_by as first_id'])
    .select('promotion.proposed_at')
    .select(['promotion.decided_at as first_at', 'pilot.rank_code', 'first.callsign as first_callsign']);
}

/** One of them as staff see it; what the rank asks for only where it is to be decided. */
export async function viewPromotionAppeal(
  queries: Queries,
  airline: Airline,
  row: Awaited<ReturnType<ReturnType<typeof promotionAppeals>['executeTakeFirstOrThrow']>>,
  readerId: string,
): Promise<PromotionAppeal> {
  const rank = airline.ranks.find(({ code }) => code === row.to_rank);
  const open = row.state === 'open';
  const asks = open && rank !== undefined && row.kind === 'promotion';
  const stands = row.state !== 'upheld' && row.first_at !== null && row.first_at <= row.raised_at;
  return {
    ...viewAppeal(row),
    promotion: {
      kind: row.kind,
      from: titleOfRank(airline, row.rank_code),
      to: titleOfRank(airline, row.to_rank),
      requirements: asks
        ? viewRequirements(airline, await readRequirements(queries, rank, row.pilot_id))
        : [],
      ifUpheld: upheldState({ kind: row.kind, proposed: row.proposed_at !== null }),
    },
    decision:
      stands && row.first_at
        ? { by: row.first_callsign, at: row.first_at.toISOString(), reason: row.reason }
        : null,
    mayDecide: open && row.pilot_id !== readerId && row.first_id !== readerId,
  };
}

/** Appeals against what was decided on ranks that this person may decide: none of their own, none against what they decided, none that is somebody else's. */
export const promotionAppealCounter: DeskCounter = {
  id: 'promotion-appeals',
  title: 'Recursos sobre rangos',
  calm: 'Ninguno abierto',
  capability: 'appeals.decide',
  list: '/mesa/recursos',
  open: () => '/mesa/recursos',
  rows: ({ pilotId }) => sql`select appeal.raised_at as since, appeal.id as ref from appeal
    join promotion on promotion.id = appeal.promotion_id
    where appeal.state = 'open' and appeal.pilot_id <> ${pilotId} and promotion.decided_by is distinct from ${pilotId}
    and coalesce(appeal.assigned_to, ${pilotId}) = ${pilotId}`,
};
