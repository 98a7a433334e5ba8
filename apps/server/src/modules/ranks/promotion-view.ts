import { isAgainstPilot } from '@va/domain/ranks/promotion-appeal.ts';
import { canAskVerification, nextRank } from '@va/domain/ranks/rank-progress.ts';
import type { OwnRank, Promotion } from '@va/contract/pilots/ranks.ts';
import type { Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { findOpenAppeal } from './open-appeal.ts';
import { viewOwnAppeal } from './promotion-appeal-views.ts';
import { titleOfRank } from './promotions.ts';
import { readRequirements, viewRequirements } from './rank-facts.ts';

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
