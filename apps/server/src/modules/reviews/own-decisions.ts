import type { OwnDecision } from '@va/contract/reports/review-queue.ts';
import { DAY_MS } from '@va/domain/durations.ts';
import { limitOf } from '#server/db/constants.ts';
import type { Queries } from '#server/db/database.ts';

/** How long a reviewer's own decisions stay listed, to be looked at again or reopened, ms. */
const AT_HAND_MS = DAY_MS;
const MOST = 20;

/** The reports on which, or on whose appeal, somebody has decided lately, and that stand so, the latest first. */
export async function listOwnDecisions(
  queries: Queries,
  reviewerId: string,
  now: Date,
): Promise<OwnDecision[]> {
  const since = new Date(now.getTime() - AT_HAND_MS);
  const found = await Promise.all([
    decidedReports(queries, reviewerId, since).execute(),
    answeredAppeals(queries, reviewerId, since).execute(),
  ]);
  return found
    .flat()
    .flatMap(({ code, dep_icao, arr_icao, arr_planned_icao, state, at }) =>
      at !== null && (state === 'accepted' || state === 'rejected' || state === 'voided')
        ? [{ code, depIcao: dep_icao, arrIcao: arr_icao ?? arr_planned_icao, state, at: at.toISOString() }]
        : [],
    )
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .slice(0, MOST);
}

const decidedReports = (queries: Queries, reviewerId: string, since: Date) =>
  queries
    .selectFrom('report')
    .select(['code', 'dep_icao', 'arr_icao', 'arr_planned_icao', 'state', 'decided_at as at'])
    .where('decider_id', '=', reviewerId)
    .where('decided_at', '>', since)
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limitOf(MOST));

/** Those that somebody else has decided, and nobody again since the appeal. */
const answeredAppeals = (queries: Queries, reviewerId: string, since: Date) =>
  queries
    .selectFrom('appeal')
    .innerJoin('report', 'report.id', 'appeal.report_id')
    .select(['code', 'dep_icao', 'arr_icao', 'arr_planned_icao', 'report.state', 'appeal.decided_at as at'])
    .where('appeal.decided_by', '=', reviewerId)
    .where('appeal.decided_at', '>', since)
    .whereRef('appeal.decided_at', '>=', 'report.decided_at')
    .where('report.decider_id', '!=', reviewerId)
    .orderBy('appeal.decided_at', 'desc')
    .orderBy('appeal.id', 'desc')
    .limit(limitOf(MOST));
