/**
 * Points that an accepted report earns by itself. Only valid flights earn: manual and second-pilot reports only the
 * base, flights of another system nothing but hours. `tour/settle-tour.ts` settles stages and tours.
 */
import { monthOf } from '../months.ts';
import { focusPosting } from './focus-places.ts';
import type { Posting } from './ledger.ts';
import { basePoints, scoreBonus, type PointsRules } from './points-rules.ts';

/** A report, as far as its points depend on it. */
export interface EarningReport {
  id: string;
  source: 'acars' | 'manual' | 'second_pilot' | 'import';
  outcome: 'valid' | 'below_minimum' | 'emergency' | 'training' | 'cheating' | 'not_counted';
  /** Milliseconds since 1970-01-01T00:00Z; day and month of every rule. */
  offBlock: number;
  /** Block time, minutes. */
  blockMin: number;
  /** Tenths, 0 to 100; null for reports without one. */
  score: number | null;
  /** On one network with a linked id, 0 to 1; null when nobody looked. */
  onlineShare: number | null;
  /** Focus Airports in force at off block among its real ends, the other end in the network and the type allowed. */
  focus: readonly string[];
  /** Whether it was booked as the pilot's flight of the day. */
  isDayFlight: boolean;
}

/**
 * Postings in the order in which they are entered.
 * @param focusSlots which of an airport's times in a month are taken: 1, 2 …
 */
export function postingsFor(
  report: EarningReport,
  rules: PointsRules,
  focusSlots: (icao: string, month: string) => ReadonlySet<number>,
): Posting[] {
  if (report.outcome !== 'valid' || report.source === 'import') return [];
  const period = monthOf(report.offBlock);
  const subject = report.id;
  const base = basePoints(report.blockMin, rules);
  if (report.source !== 'acars') {
    const reason = report.source === 'manual' ? 'manual' : 'second_pilot';
    return [{ reason, nominal: base, subject, period }];
  }
  const postings: Posting[] = [{ reason: 'base', nominal: base, subject, period }];
  const bonus = scoreBonus(report.score ?? 0, rules);
  if (bonus !== null) postings.push({ reason: bonus.reason, nominal: bonus.points, subject, period });
  if ((report.onlineShare ?? 0) >= rules.online.share) {
    postings.push({ reason: 'online', nominal: rules.online.points, subject, period });
  }
  if (report.isDayFlight && rules.dayFlight > 0) {
    postings.push({ reason: 'day_flight', nominal: rules.dayFlight, subject, period });
  }
  for (const icao of new Set(report.focus)) {
    const posting = focusPosting(icao, report.offBlock, focusSlots(icao, period), rules);
    if (posting !== null) postings.push(posting);
  }
  return postings;
}

/** Outcomes of flights whose block time counts for the pilot's hours. */
export const ADDS_HOURS = ['valid', 'training'] as const satisfies readonly EarningReport['outcome'][];

/** Minutes that an accepted report adds to the hours of its pilot; a training flight adds these and no points. */
export function minutesFor({ outcome, blockMin }: Pick<EarningReport, 'outcome' | 'blockMin'>): number {
  return ADDS_HOURS.some((one) => one === outcome) ? blockMin : 0;
}
