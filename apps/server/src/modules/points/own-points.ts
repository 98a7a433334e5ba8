import { monthOf, monthsThrough } from '@va/domain/months.ts';
import { dueAt } from '@va/domain/points/monthly-close.ts';
import type { OwnPoints, PointsMonth } from '@va/contract/points/points.ts';
import { sql } from 'kysely';
import { rankThresholds } from '@va/domain/ranks/rank-progress.ts';
import type { Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { claimViews, viewClaim } from './claims.ts';
import { readMonthFacts } from './month-facts.ts';

/** Most months in the answer: two years. */
const MONTHS = 24;

/** Balance, months, what the ranks ask for and what the next closing will look at. */
export async function ownPoints(
  queries: Queries,
  { operations: { points: rules }, ranks }: Airline,
  pilotId: string,
  now: Date,
): Promise<OwnPoints> {
  const current = monthOf(now.getTime());
  const { rows } = await sql<{ month: string; earned: number; lost: number }>`
    select period as month, coalesce(sum(applied) filter (where applied > 0), 0)::int4 as earned,
      coalesce(sum(applied) filter (where applied < 0), 0)::int4 as lost
    from points_entry where pilot_id = ${pilotId} group by period`.execute(queries);
  const statements = await queries
    .selectFrom('month_statement')
    .selectAll()
    .where('pilot_id', '=', pilotId)
    .execute();
  const claims = await claimViews(queries)
    .where('points_claim.pilot_id', '=', pilotId)
    .orderBy('points_claim.id')
    .execute();
  const sums = new Map(rows.map((row) => [row.month, row]));
  const closings = new Map(statements.map((row) => [row.month, row]));
  const written = [...sums.keys(), ...closings.keys(), current].toSorted();
  let balance = 0;
  // Months without entries are listed too, with the balance carried over.
  const months: PointsMonth[] = monthsThrough(written[0] ?? current, written.at(-1) ?? current).map(
    (month) => {
      const { earned = 0, lost = 0 } = sums.get(month) ?? {};
      balance += earned + lost;
      const closing = closings.get(month);
      const claim = claims.filter((one) => one.month === month && one.booking_id === null).at(-1);
      return {
        month,
        earned,
        lost,
        balance: Math.max(0, balance),
        closing: closing
          ? {
              result: closing.result,
              idleMonths: closing.idle_months,
              balance: closing.balance,
              settledAt: closing.settled_at?.toISOString() ?? null,
              claimsUntil: closing.claims_until?.toISOString() ?? null,
            }
          : null,
        claim: claim ? viewClaim(claim) : null,
      };
    },
  );
  const [facts] = await readMonthFacts(queries, [pilotId], current);
  const pilot = await queries
    .selectFrom('pilot')
    .select('rank_code')
    .where('id', '=', pilotId)
    .executeTakeFirstOrThrow();
  return {
    balance,
    months: months.toReversed().slice(0, MONTHS),
    thresholds: rankThresholds(ranks, pilot.rank_code),
    closesAt: new Date(dueAt(current, rules)).toISOString(),
    inactivity: {
      points: rules.sparedMonths.includes(current) || !facts?.activeWholeMonth ? 0 : rules.inactiveMonth,
      flown: facts?.activity ?? false,
    },
  };
}
