import { sql } from 'kysely';
import { refuseAppealDecider } from '@va/domain/report/appeal-steps.ts';
import { SENT_TO_A_PERSON } from '@va/domain/report/report.ts';
import type { Review, WaitingReport, OwnDecision } from '@va/contract/reports/review-queue.ts';
import { constant, limitOf } from '#server/db/constants.ts';
import type { Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { totalsOf } from '../flown/logbook.ts';
import { reportDetail } from '../logbook/report-detail.ts';
import { historyView } from '../reports/report-history.ts';
import { type ReportRow, toReport } from '../reports/report-rows.ts';
import { openAppealOf } from './assign-appeal.ts';
import { scoreView } from '../reports/score-view.ts';
import { type Taken, readTakes } from './review-takes.ts';
import { DAY_MS } from '@va/domain/durations.ts';

/** SQL: since when a report waits; an appealed one since the appeal was raised. */
const waitingSince = sql<Date>`coalesce((select raised_at from appeal where appeal.report_id = report.id
  and appeal.state = 'open'), report.submitted_at)`;

/** Position in the queue after which a page begins. */
export interface WaitingAfter {
  at: Date;
  id: string;
}

/** Reports that wait for a reviewer, the oldest first. */
export async function listWaiting(
  queries: Queries,
  reviewerId: string,
  {
    limit,
    after,
    kind,
    now,
  }: {
    limit: number;
    after: WaitingAfter | undefined;
    kind: 'in_review' | 'appealed' | undefined;
    now: Date;
  },
) {
  let rows = queries
    .selectFrom('report')
    .innerJoin('pilot', 'pilot.id', 'report.pilot_id')
    .selectAll('report')
    .select('pilot.callsign as pilot_callsign')
    .select(({ selectFrom }) => [
      selectFrom('report_transition')
        .select('text')
        .whereRef('report_id', '=', 'report.id')
        .where('event', 'in', SENT_TO_A_PERSON)
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .as('why'),
      selectFrom('report_transition')
        .select('event')
        .whereRef('report_id', '=', 'report.id')
        .where('event', 'in', ['ask', 'answer', 'end_question'])
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .as('last_word'),
    ])
    .select(waitingSince.as('waiting_since'))
    .where((is) =>
      is.or([
        is('report.state', 'in', ['in_review', 'appealed']),
        is.and([
          is('report.reason', '=', 'cheating'),
          is.exists(
            is
              .selectFrom('appeal')
              .select('appeal.id')
              .whereRef('appeal.report_id', '=', 'report.id')
              .where('appeal.state', '=', constant('open')),
          ),
        ]),
      ]),
    )
    .orderBy(waitingSince)
    .orderBy('report.id')
    .limit(limitOf(limit));
  if (kind === 'in_review') rows = rows.where('report.state', '=', kind);
  if (kind === 'appealed') rows = rows.where('report.state', '!=', constant('in_review'));
  if (after) rows = rows.where(sql<boolean>`(${waitingSince}, report.id) > (${after.at}, ${after.id}::uuid)`);
  const found = await rows.execute();
  const takes = await readTakes(
    queries,
    found.map(({ id }) => id),
    reviewerId,
    now,
  );
  return found.map((row) => ({ row, view: waitingView(row, reviewerId, takes.get(row.id) ?? null) }));
}

/** Whether the reviewer took part in the appealed decision and so may not decide the appeal. */
const decidedBy = (row: ReportRow, reviewerId: string) =>
  refuseAppealDecider(toReport(row), reviewerId)?.code === 'misma-persona';

type WaitingRow = ReportRow & {
  pilot_callsign: string | null;
  why: string | null;
  last_word: string | null;
  waiting_since: Date | null;
};

function waitingView(row: WaitingRow, reviewerId: string, taken: Taken | null): WaitingReport {
  return {
    code: row.code,
    callsign: row.pilot_callsign,
    own: row.pilot_id === reviewerId,
    decidedByMe: row.state !== 'in_review' && decidedBy(row, reviewerId),
    state: row.state === 'in_review' ? 'in_review' : 'appealed',
    source: row.source,
    depIcao: row.dep_icao,
    arrIcao: row.arr_icao ?? row.arr_planned_icao,
    since: (row.waiting_since ?? row.created_at).toISOString(),
    why: row.why,
    askedAt: row.asked_at?.toISOString() ?? null,
    answered: row.last_word === 'answer',
    taken,
    unanswered: row.last_word === 'end_question',
  };
}

/** A report with all data for a decision; with callsigns, without names. */
export async function reviewOf(
  queries: Queries,
  airline: Airline,
  row: ReportRow,
  reviewerId: string,
  now: Date,
): Promise<Review> {
  const proposal = await queries
    .selectFrom('void_proposal')
    .innerJoin('pilot', 'pilot.id', 'void_proposal.by_id')
    .select(['pilot.callsign', 'by_id', 'facts', 'heard'])
    .where('report_id', '=', row.id)
    .executeTakeFirst();
  const { accepted, rejected } = await queries
    .selectFrom('report')
    .select([
      sql<number>`(count(*) filter (where standing = 'accepted'))::int4`.as('accepted'),
      sql<number>`(count(*) filter (where standing = 'rejected'))::int4`.as('rejected'),
    ])
    .where('pilot_id', '=', row.pilot_id)
    .executeTakeFirstOrThrow();
  const takes = await readTakes(queries, [row.id], reviewerId, now);
  const { meanScore } = await totalsOf(queries, row.pilot_id);
  const appeal = await openAppealOf(queries, row.id);
  return {
    report: await reportDetail(queries, airline, row.id),
    score: await scoreView(queries, row, airline),
    history: await historyView(queries, row),
    own: row.pilot_id === reviewerId,
    decidedByMe: appeal !== null && decidedBy(row, reviewerId),
    taken: takes.get(row.id) ?? null,
    appeal,
    proposal: proposal
      ? {
          callsign: proposal.callsign,
          mine: proposal.by_id === reviewerId,
          facts: proposal.facts,
          heard: proposal.heard,
        }
      : null,
    pilot: { accepted, rejected, meanScore },
  };
}

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
