import { monthOf } from '@va/domain/months.ts';
import {
  balanceOf,
  type PointsEntry,
  post,
  type Posting,
  reverse,
  standing,
} from '@va/domain/points/ledger.ts';
import type { PointsReason } from '@va/domain/points/points-rules.ts';
import type { ReportEffect } from '@va/domain/report/report.ts';
import type { Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { standingOfReport } from '../ledgers/points-ledger.ts';
import { cheatingPosting, entriesFor, rulesOfFlight, wasDayFlight } from './report-entries.ts';
import type { ReportRow } from './report-rows.ts';

/**
 * Reasons of entries that depend on all flights of the pilot, not only on this one (months and bookings post none for a
 * report).
 */
const APART: ReadonlySet<PointsReason> = new Set(['stage', 'tour', 'event']);

/**
 * Computes by how many points and minutes a step's effects would change the pilot's totals, by this flight alone. Posts
 * nothing.
 * @param before the pilot's points entries so far, in order
 */
export async function changeAhead(
  queries: Queries,
  airline: Airline,
  row: ReportRow,
  effects: readonly ReportEffect[],
  before: readonly PointsEntry[],
  now: Date,
): Promise<{ points: number; minutes: number }> {
  let ledger = before;
  let minutes = 0;
  const { rules } = await rulesOfFlight(queries, airline, row, now);
  const isDayFlight = await wasDayFlight(queries, rules, row);
  const add = (entry: PointsEntry | null) => {
    if (entry !== null) ledger = [...ledger, entry];
  };
  // A unique id for each computed entry, which is never stored.
  const name = () => `ahead ${ledger.length}`;
  const takeBack = ({ reason, subject }: Pick<Posting, 'reason' | 'subject'>) => {
    const wrong = standing(ledger, reason, subject);
    if (wrong) add(reverse(ledger, name(), wrong, monthOf(now.getTime())));
  };
  for (const effect of effects) {
    if (effect.type === 'reverse_entries') {
      const stands = await standingOfReport(queries, row.pilot_id, row.id);
      for (const one of stands) if (!APART.has(one.reason)) takeBack(one);
      minutes -= await standingMinutes(queries, row.id);
    }
    if (effect.type === 'post_entries') {
      const { postings, minutes: flown } = entriesFor(
        airline,
        row,
        effect,
        { ledger, isDayFlight, rules },
        now,
      );
      for (const posting of postings) add(post(ledger, name(), posting));
      minutes += flown;
    }
    if (effect.type === 'post_cheating') add(post(ledger, name(), cheatingPosting(airline, row, now)));
    if (effect.type === 'reverse_cheating') takeBack({ reason: 'cheating', subject: row.id });
  }
  return { points: balanceOf(ledger) - balanceOf(before), minutes };
}

/** Minutes that a report adds to its pilot's hours at present. */
async function standingMinutes(queries: Queries, reportId: string): Promise<number> {
  const entries = await queries
    .selectFrom('hours_entry')
    .select('minutes')
    .where('report_id', '=', reportId)
    .execute();
  return entries.reduce((sum, { minutes }) => sum + minutes, 0);
}
