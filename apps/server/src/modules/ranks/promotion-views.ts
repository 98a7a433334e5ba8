import {
  isAgainstPilot,
  type AppealedPromotion,
  promotionAppealEnd,
  upheldState,
} from '@va/domain/ranks/promotion-appeal.ts';
import { canAskVerification, nextRank } from '@va/domain/ranks/rank-progress.ts';
import type { OwnRank, Promotion, PromotionAppeal } from '@va/contract/pilots/ranks.ts';
import type { Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { findOpenAppeal } from './open-appeal.ts';
import { titleOfRank } from './promotions.ts';
import { readRequirements, viewRequirements } from './rank-facts.ts';
import { sql } from 'kysely';
import type { DeskCounter } from '#server/api/desk-counter.ts';
import type { PromotionTable } from '#server/db/tables.ts';
import { appealsWithNames, viewAppeal, wholeState } from '../appeals/appeal-acts.ts';

/** A stored promotion as the rules of appeals see it. */
export function appealedOf(
  row: Pick<PromotionTable, 'kind' | 'state' | 'proposed_at' | 'decided_at'>,
): AppealedPromotion {
  const { kind, state, proposed_at, decided_at } = row;
  return { kind, state, proposed: proposed_at !== null, decidedAt: decided_at?.getTime() ?? null };
}

/** What a pilot has appealed of a decision on their rank, and until when they can. */
async function viewOwnAppeal(
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

/** Promotions with whose they are. */
export function selectPromotions(queries: Queries) {
  return queries
    .selectFrom('promotion')
    .innerJoin('pilot', 'pilot.id', 'promotion.pilot_id')
    .selectAll('promotion')
    .select(['pilot.callsign', 'pilot.rank_code']);
}

type PromotionRow = Awaited<ReturnType<ReturnType<typeof selectPromotions>['executeTakeFirstOrThrow']>>;

/** A promotion as the API shows it; while it waits, with each requirement and what the pilot has of it. */
export async function viewPromotion(
  queries: Queries,
  airline: Airline,
  row: PromotionRow,
): Promise<Promotion> {
  const rank = airline.ranks.find(({ code }) => code === row.to_rank);
  const shown = rank !== undefined && row.kind === 'promotion' && row.decided_at === null;
  return {
    id: row.id,
    callsign: row.callsign,
    kind: row.kind,
    from: titleOfRank(airline, row.rank_code),
    to: titleOfRank(airline, row.to_rank),
    state: row.state,
    askedAt: row.asked_at.toISOString(),
    dueAt: row.due_at?.toISOString() ?? null,
    reason: row.reason,
    decidedAt: row.decided_at?.toISOString() ?? null,
    requirements: shown ? viewRequirements(airline, await readRequirements(queries, rank, row.pilot_id)) : [],
  };
}

/** The own rank, the next one with each requirement, and how the present one came. */
export async function ownRank(
  queries: Queries,
  airline: Airline,
  pilotId: string,
  now: Date,
): Promise<OwnRank> {
  const pilot = await queries
    .selectFrom('pilot')
    .select(['rank_code', 'status'])
    .where('id', '=', pilotId)
    .executeTakeFirstOrThrow();
  const rank = nextRank(airline.ranks, pilot.rank_code);
  const requirements = rank === null ? [] : await readRequirements(queries, rank, pilotId);
  const [last, ...others] = await selectPromotions(queries)
    .where('promotion.pilot_id', '=', pilotId)
    .orderBy('decided_at', (at) => at.desc().nullsFirst())
    .execute();
  const view = async (row: PromotionRow) => ({
    ...(await viewPromotion(queries, airline, row)),
    ...(await viewOwnAppeal(queries, airline, row, now)),
  });
  // While a promotion is open, earlier decisions cannot be appealed, since both could grant a rank.
  const isOpen = last?.state === 'asked' || last?.state === 'proposed';
  const waits = isOpen || (await findOpenAppeal(queries, pilotId)) !== undefined;
  const history = await queries
    .selectFrom('rank_history')
    .select(['rank_code', 'since', 'reason'])
    .where('pilot_id', '=', pilotId)
    .orderBy('since', 'desc')
    .execute();
  return {
    rank: titleOfRank(airline, pilot.rank_code),
    next:
      rank === null
        ? null
        : {
            rank: rank.title,
            requirements: viewRequirements(airline, requirements),
            canAsk: pilot.status === 'active' && !waits && canAskVerification(requirements),
          },
    promotion: last ? await view(last) : null,
    earlier: (await Promise.all(others.filter(isAgainstPilot).map(view))).filter(
      ({ appealUntil, appeal }) => (appealUntil !== null && !isOpen) || appeal?.state === 'open',
    ),
    history: history.map(({ rank_code, since, reason }) => ({
      rank: titleOfRank(airline, rank_code),
      since: since.toISOString(),
      reason,
    })),
  };
}
