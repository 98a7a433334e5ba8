import { DAY_MS } from '@va/domain/durations.ts';
import { monthOf } from '@va/domain/months.ts';
import type { ReportEvent } from '@va/domain/report/report.ts';
import { stepReport } from '@va/domain/report/report-steps.ts';
import type { RuleId } from '@va/domain/scoring/score-rules.ts';
import type { ReviewEffects } from '@va/contract/reports/reviews.ts';
import type { Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { readEntries } from '../ledgers/points-ledger.ts';
import { countManual } from '../manual-reports/manual-limits.ts';
import { changeAhead } from '../reports/change-ahead.ts';
import { type ReportRow, toReport } from '../reports/report-rows.ts';
import { NO_APPEAL } from './appeals.ts';
import { openAppealOf } from './assign-appeal.ts';
import { appealEvent, asManual, decisionEvent } from './decision-event.ts';
import { refuseFlownTwice } from './flown-twice.ts';
import { readProposal, voidEvent } from './void-report.ts';

/** Previews the effects of each possible decision with the real events and steps; changes nothing. */
export async function effectsOf(
  queries: Queries,
  airline: Airline,
  row: ReportRow,
  { byId, waivers, now }: { byId: string; waivers: readonly RuleId[]; now: Date },
): Promise<ReviewEffects> {
  const { manualPerMonth, questionDays, leastText } = airline.reportRules;
  // Some decisions need a text, which the reviewer gives later: use a placeholder.
  const text = 'x'.repeat(leastText);
  const [ledger, proposal] = [await readEntries(queries, row.pilot_id), await readProposal(queries, row.id)];
  const flownTwice = await refuseFlownTwice(queries, row);
  const outcome = async (event: ReportEvent): Promise<ReviewEffects['accept']> => {
    const step = stepReport(toReport(row), event, airline.reportRules, now.getTime());
    if (!step.ok) return { ...NOTHING, refused: step.refusal.message };
    if (flownTwice && step.next.standing === 'accepted') return { ...NOTHING, refused: flownTwice.message };
    const { next, effects } = step;
    const decided = { ...row, score: next.score, counts_as_manual: asManual(event, row) };
    const told = effects.find(({ type }) => type === 'tell_pilot');
    const appealUntil = told?.type === 'tell_pilot' ? told.appealUntil : null;
    return {
      refused: null,
      outcome: next.outcome,
      score: next.score,
      coverage: row.coverage,
      ...(await changeAhead(queries, airline, decided, effects, ledger, now)),
      appealDays: appealUntil === null ? null : (appealUntil - now.getTime()) / DAY_MS,
    };
  };
  const decide = async (body: Parameters<typeof decisionEvent>[3]) =>
    outcome(await decisionEvent(queries, airline, row, body, byId));
  // A voided report's state does not show whether it was appealed.
  const noAppeal = row.state === 'voided' && (await openAppealOf(queries, row.id)) === null;
  const resolve = async (verdict: 'uphold' | 'dismiss', withoutEmergency = false) =>
    noAppeal
      ? { ...NOTHING, refused: NO_APPEAL }
      : outcome(
          await appealEvent(
            queries,
            airline,
            row,
            { verdict, waivers, answer: text, withoutEmergency },
            byId,
          ),
        );
  const manualLeft = Math.max(0, manualPerMonth - (await countManual(queries, row)) - 1);
  const acceptances = async (withoutEmergency: boolean) => ({
    accept: await decide({ decision: 'accept', waivers: [...waivers], text, withoutEmergency }),
    acceptWithoutScore: {
      ...(await decide({ decision: 'accept_without_score', text, withoutEmergency })),
      manualLeft,
    },
    uphold: await resolve('uphold', withoutEmergency),
  });
  return {
    ...(await acceptances(false)),
    withoutEmergency: row.pilot_emergency === 'open' ? await acceptances(true) : null,
    reject: await decide({ decision: 'reject', reasonCode: 'other', text }),
    void: await outcome(voidEvent(proposal?.by_id ?? SOMEBODY_ELSE, byId)),
    reopen: await outcome({ type: 'reopen', text }),
    dismiss: await resolve('dismiss'),
    apart: await movedApart(queries, row),
    questionDays,
  };
}

/** Things beyond the flight's own points and hours that a decision may change. */
async function movedApart(
  queries: Queries,
  { pilot_id, booking_id, off_block, source }: ReportRow,
): Promise<ReviewEffects['apart']> {
  const booking = await queries
    .selectFrom('booking')
    .select(['tour_id', 'state'])
    .where('id', '=', booking_id)
    .executeTakeFirst();
  const apart: ReviewEffects['apart'] = [];
  if (booking && booking.tour_id !== null) apart.push('stage');
  if (off_block !== null) {
    const event = await queries
      .selectFrom('airline_event')
      .select('id')
      .where('starts_at', '<=', off_block)
      .where('ends_at', '>=', off_block)
      .where('cancelled_at', 'is', null)
      .executeTakeFirst();
    if (event) apart.push('event');
    const closed = await queries
      .selectFrom('month_statement')
      .select('id')
      .where('pilot_id', '=', pilot_id)
      .where('month', '=', monthOf(off_block.getTime()))
      .executeTakeFirst();
    if (closed) apart.push('month');
  }
  // An accepted manual report also reverses the debit of its expired booking.
  if (source === 'manual' && booking?.state === 'expired') apart.push('booking');
  return apart;
}

const NOTHING = {
  outcome: null,
  score: null,
  coverage: null,
  points: 0,
  minutes: 0,
  appealDays: null,
} as const;

/** Placeholder id of the second person needed for voiding, for the preview. */
const SOMEBODY_ELSE = 'somebody else';
