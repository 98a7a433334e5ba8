import type { OwnDecision } from '@va/contract/reports/review-queue.ts';
import { DAY_MS } from '@va/domain/durations.ts';
import { limitOf } from '#server/db/constants.ts';
import type { Queries } from '#server/db/database.ts';

/** How long a reviewer's own decisions stay listed, to be looked at again or reopened, ms. */
const AT_HAND_MS = DAY_MS;
const MOST = 20;

/** A reviewer's recent decisions that still stand, the latest first. */
export async function listOwnDecisions(
  queries: Queries,
  reviewerId: string,
  now: Date,
): Promise<OwnDecision[]> {
  const rows = await queries
    .selectFrom('report')
    .select(['code', 'dep_icao', 'arr_icao', 'arr_planned_icao', 'state', 'decided_at'])
    .where('decider_id', '=', reviewerId)
    .where('decided_at', '>', new Date(now.getTime() - AT_HAND_MS))
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limitOf(MOST))
    .execute();
  return rows.flatMap(({ code, dep_icao, arr_icao, arr_planned_icao, state, decided_at }) =>
    decided_at !== null && (state === 'accepted' || state === 'rejected' || state === 'voided')
      ? [
          {
            code,
            depIcao: dep_icao,
            arrIcao: arr_icao ?? arr_planned_icao,
            state,
            at: decided_at.toISOString(),
          },
        ]
      : [],
  );
}
