import type { ReportEvent } from '@va/domain/report/report.ts';
import { stepReport } from '@va/domain/report/report-steps.ts';
import type { RuleId } from '@va/domain/scoring/rule-id.ts';
import type { ReviewEffects } from '@va/schemas/api/reports/review-effects.ts';
import type { Queries } from '#server/db/database.ts';
import type { Airline } from '../airline/airline.ts';
import { countManual } from '../manual-reports/manual-count.ts';
import { entriesFor } from '../reports/report-entries.ts';
import { type ReportRow, toReport } from '../reports/report-row.ts';
import { acceptanceOf } from './acceptance.ts';

/** What each outcome would bring, by the rules that the decision itself goes by; nothing is changed. */
export async function effectsOf(
  queries: Queries,
  airline: Airline,
  row: ReportRow,
  { byId, waivers, now }: { byId: string; waivers: readonly RuleId[]; now: Date },
): Promise<ReviewEffects> {
  const manualThisMonth = await countManual(queries, row);
  const acceptance = await acceptanceOf(queries, airline, row, waivers);
  const gain = (event: ReportEvent) => gainOf(queries, airline, row, event, now);
  const { manualPerMonth, questionDays } = airline.reportRules;
  return {
    // The words that waivers ask for are given with the decision.
    accept: await gain({ type: 'accept', byId, acceptance, waivers: 0, text: '' }),
    acceptWithoutScore: {
      ...(await gain({ type: 'accept_without_score', byId, manualThisMonth })),
      manualLeft: Math.max(0, manualPerMonth - manualThisMonth - 1),
    },
    apart: await isApart(queries, row),
    questionDays,
  };
}

/** What the flight would add after an event. */
async function gainOf(
  queries: Queries,
  airline: Airline,
  row: ReportRow,
  event: ReportEvent,
  now: Date,
): Promise<ReviewEffects['accept']> {
  const step = stepReport(toReport(row), event, airline.reportRules, now.getTime());
  if (!step.ok) return { refused: step.refusal.message, outcome: null, score: null, points: 0, minutes: 0 };
  const { outcome, score } = step.next;
  const decided = { ...row, score, counts_as_manual: event.type === 'accept_without_score' };
  const effect = step.effects.find(({ type }) => type === 'post_entries');
  const { postings, minutes } =
    effect?.type === 'post_entries'
      ? await entriesFor(queries, airline, decided, effect, now)
      : { postings: [], minutes: 0 };
  const points = postings.reduce((sum, { nominal }) => sum + nominal, 0);
  return { refused: null, outcome, score, points, minutes };
}

/** Whether a tour or an event may add something besides. */
async function isApart(queries: Queries, { booking_id, off_block }: ReportRow): Promise<boolean> {
  const stage = await queries
    .selectFrom('booking')
    .select('id')
    .where('id', '=', booking_id)
    .where('tour_id', 'is not', null)
    .executeTakeFirst();
  if (stage || off_block === null) return stage !== undefined;
  const event = await queries
    .selectFrom('airline_event')
    .select('id')
    .where('starts_at', '<=', off_block)
    .where('ends_at', '>=', off_block)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return event !== undefined;
}
