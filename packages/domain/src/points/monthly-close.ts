/** Closing a month: who pays for not flying, who is warned, and who has to wait. Running it again finds nothing new. */
import { DAY_MS, HOUR_MS } from '../durations.ts';
import { addMonths, monthStart } from '../months.ts';
import type { Posting } from './ledger.ts';
import type { PointsRules } from './points-rules.ts';

/** Results of a month, with the words that people see. */
export const MONTH_RESULTS = {
  active: 'Con actividad',
  exempt: 'Sin descuento',
  idle: 'Sin ningún vuelo válido',
  deferred: 'Falta decidir un informe',
} as const;

/** Facts about a pilot for the closing of a month. */
export interface MonthOfPilot {
  /** Active on every day of the month: not on leave, not suspended, joined before it began. */
  activeWholeMonth: boolean;
  /** A valid flight, an accepted manual or second-pilot report, or a flight with an emergency, by off block. */
  activity: boolean;
  /** A report of the month that nobody has decided yet. */
  undecided: boolean;
  /** Months without activity before this one, in a row. */
  idleBefore: number;
  /** The month before still waits for a decision, so that nobody knows how many were idle in a row. */
  beforeWaits: boolean;
}

/** Result of a month for a pilot. */
export type MonthResult =
  /** Asked again every day until the report is decided. */
  | { result: 'deferred' }
  | { result: 'active' }
  /** Neither flown nor asked to: leave, suspension, or the first month. */
  | { result: 'exempt' }
  | {
      result: 'idle';
      /** Months in a row, this one included. */
      idleMonths: number;
      /** The debit; null in a month without one by the rules. */
      posting: Posting | null;
      /** Word to the pilot, or the proposal to make the account inactive. */
      next: 'warn' | 'propose_inactive';
    };

/**
 * @param month `YYYY-MM`, over
 * @param idleLimit months in a row after which an account is proposed for inactive
 */
export function closeMonth(
  pilot: MonthOfPilot,
  month: string,
  rules: PointsRules,
  idleLimit: number,
): MonthResult {
  if (pilot.activity) return { result: 'active' };
  if (pilot.undecided || (pilot.beforeWaits && pilot.activeWholeMonth)) return { result: 'deferred' };
  if (!pilot.activeWholeMonth) return { result: 'exempt' };
  const idleMonths = pilot.idleBefore + 1;
  const spared = rules.sparedMonths.includes(month);
  return {
    result: 'idle',
    idleMonths,
    posting: spared
      ? null
      : { reason: 'inactive_month', nominal: rules.inactiveMonth, subject: month, period: month },
    next: idleMonths >= idleLimit ? 'propose_inactive' : 'warn',
  };
}

/** Instant from which a month can be closed, milliseconds since 1970-01-01T00:00Z. */
export function dueAt(month: string, { close }: PointsRules): number {
  return monthStart(addMonths(month, 1)) + ((close.day - 1) * 24 + close.hour) * HOUR_MS;
}

/** Last instant for a pilot's claim against the statement of a month, milliseconds since 1970-01-01T00:00Z. */
export function claimsUntil(closedAt: number, { claimDays }: PointsRules): number {
  return closedAt + claimDays * DAY_MS;
}

/** Name of the run of a month: a run with the same name is not started twice. */
export function closeRunKey(month: string): string {
  return `cierre:${month}`;
}

/**
 * Months that are due and not closed, the oldest first; a job that was missed catches up in order.
 * @param lastClosed `YYYY-MM`, or the month before the airline began
 * @param now milliseconds since 1970-01-01T00:00Z; a clock that was put back finds nothing due
 * @throws RangeError for a month that the calendar has not
 */
export function monthsToClose(lastClosed: string, now: number, rules: PointsRules): string[] {
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(lastClosed)) throw new RangeError(`«${lastClosed}» is no month`);
  const months: string[] = [];
  for (let month = addMonths(lastClosed, 1); dueAt(month, rules) <= now; month = addMonths(month, 1)) {
    months.push(month);
  }
  return months;
}
