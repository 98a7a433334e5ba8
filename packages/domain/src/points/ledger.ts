/** The ledger of points: entries that are only ever added. A balance is their sum, and never below zero. */
import type { PointsReason, PointsRules } from './points-rules.ts';
import { csvText } from '../csv/csv-text.ts';

/** Points to post. A posting with the same `reason` and `subject` is made only once. */
export interface Posting {
  reason: PointsReason;
  /** Whole points, debits negative. */
  nominal: number;
  /** Subject of the posting: a report, a booking, `<airport> <month> <slot>`, `<tour> <edition> <stage>`, a month … */
  subject: string;
  /** Month that it counts for, `YYYY-MM`. */
  period: string;
}

/** An entry of the ledger. */
export interface PointsEntry extends Posting {
  id: string;
  /** Points really added or taken: a debit takes at most the balance, and its reversal gives back only that. */
  applied: number;
  /** Balance after this entry, whole points, never below 0. */
  balanceAfter: number;
  /** The entry that this one undoes. */
  reversesId: string | null;
}

/** The balance: the sum of the points applied. */
export function balanceOf(entries: readonly PointsEntry[]): number {
  return entries.reduce((sum, { applied }) => sum + applied, 0);
}

/**
 * The entry for a posting; null if the same posting is in force already. An entry posted again after a reversal
 * restores the balance that there would be without either. The caller must hold a lock on the pilot.
 * @param entries all of the pilot, in order
 */
export function post(entries: readonly PointsEntry[], id: string, posting: Posting): PointsEntry | null {
  if (standing(entries, posting.reason, posting.subject) !== undefined) return null;
  const entry = entryOf(entries, id, posting, null);
  if (!entries.some((one) => keyOf(one) === keyOf(posting))) return entry;
  const applied = replay(standingEntries([...entries, entry])) - replay(standingEntries(entries));
  return { ...entry, applied, balanceAfter: balanceOf(entries) + applied };
}

/**
 * The entry that reverses another one; null if it was reversed already. Afterwards the balance is what the entries in
 * force give by themselves: a debit that could take little gives back only that, and points that a debit has taken are
 * not taken twice.
 */
export function reverse(
  entries: readonly PointsEntry[],
  id: string,
  entry: PointsEntry,
  period: string,
): PointsEntry | null {
  if (entry.reversesId !== null || entries.some(({ reversesId }) => reversesId === entry.id)) return null;
  const stands = standingEntries(entries);
  const without = replay(stands.filter((one) => one.id !== entry.id));
  const nominal = without - replay(stands);
  const posting: Posting = { reason: 'reversal', nominal, subject: entry.id, period };
  return entryOf(entries, id, posting, entry.id);
}

/**
 * Entries in force: neither reversed nor reversals. An entry that was reversed and posted again keeps its first place
 * in the order, so that repeating a decision changes no balance.
 */
export function standingEntries(entries: readonly PointsEntry[]): PointsEntry[] {
  const undone = new Set(entries.map(({ reversesId }) => reversesId));
  const places = new Map<string, number>();
  for (const [place, entry] of entries.entries())
    if (!places.has(keyOf(entry))) places.set(keyOf(entry), place);
  return entries
    .filter(({ id, reversesId }) => reversesId === null && !undone.has(id))
    .sort((one, other) => (places.get(keyOf(one)) ?? 0) - (places.get(keyOf(other)) ?? 0));
}

/** Key under which a posting is made at most once. */
const keyOf = ({ reason, subject }: Pick<Posting, 'reason' | 'subject'>) => `${reason} ${subject}`;

/** The balance after postings in order; each debit takes at most what is there. */
export function replay(postings: readonly Pick<Posting, 'nominal'>[]): number {
  return postings.reduce((balance, { nominal }) => balance + appliedOf(nominal, balance), 0);
}

/**
 * Replays entries as if they had been posted to one ledger in this order, with the points applied worked out anew.
 * Reversals and repeated postings set the balance that the entries in force give.
 */
export function replayEntries(entries: readonly PointsEntry[]): PointsEntry[] {
  const known = new Set<string>();
  let balance = 0;
  return entries.map((entry, index) => {
    const isNew = entry.reversesId === null && !known.has(keyOf(entry));
    known.add(keyOf(entry));
    const applied = isNew
      ? appliedOf(entry.nominal, balance)
      : replay(standingEntries(entries.slice(0, index + 1))) - balance;
    balance += applied;
    return {
      ...entry,
      nominal: entry.reversesId === null ? entry.nominal : applied,
      applied,
      balanceAfter: balance,
    };
  });
}

/** Points that a posting really adds to a balance or takes from it: a debit takes at most the balance. */
export function appliedOf(nominal: number, balance: number): number {
  return Math.max(nominal, -balance);
}

/** The entry of a reason and subject that no other one has undone. */
export function standing(
  entries: readonly PointsEntry[],
  reason: PointsReason,
  subject: string,
): PointsEntry | undefined {
  return standingEntries(entries).find((entry) => entry.reason === reason && entry.subject === subject);
}

function entryOf(
  entries: readonly PointsEntry[],
  id: string,
  posting: Posting,
  reversesId: string | null,
): PointsEntry {
  const balance = balanceOf(entries);
  const applied = appliedOf(posting.nominal, balance);
  return { ...posting, id, applied, balanceAfter: balance + applied, reversesId };
}

/** Points that a debit takes by the rules, whole. */
export function debitOf(
  reason: 'inactive_month' | 'abandoned' | 'cheating',
  { inactiveMonth, abandoned, cheating }: PointsRules,
): number {
  return { inactive_month: inactiveMonth, abandoned, cheating }[reason];
}

/**
 * Reasons of entries that depend on nothing else, so that staff may reverse them. The points of a report change with
 * its decision.
 */
const REVERSIBLE_REASONS = [
  'inactive_month',
  'abandoned',
  'adjustment',
  'import',
] as const satisfies readonly PointsReason[];

/** A reason whose entries staff may reverse. */
export type ReversibleReason = (typeof REVERSIBLE_REASONS)[number];

/** Whether staff may reverse entries of a reason directly. */
export function isReversible(reason: PointsReason): reason is ReversibleReason {
  return REVERSIBLE_REASONS.some((one) => one === reason);
}

/** The ledger of points as a CSV file: a header, commas, times in UTC as ISO 8601. */

/** An entry of the ledger as the file shows it. `nominal` and `applied` are whole points, debits negative. */
export interface LedgerLine {
  seq: number;
  postedAt: string;
  month: string;
  reason: string;
  subject: string;
  nominal: number;
  applied: number;
  balanceAfter: number;
  rulesVersion: string | null;
  report: { code: string } | null;
  text: string | null;
}

const COLUMNS = [
  'seq',
  'postedAt',
  'month',
  'reason',
  'subject',
  'nominal',
  'applied',
  'balanceAfter',
  'rulesVersion',
  'report',
  'text',
] as const;

/** The file, oldest entry first. */
export function ledgerCsv(lines: readonly LedgerLine[]): string {
  const rows = lines
    .toSorted((a, b) => a.seq - b.seq)
    .map((line) => ({ ...line, report: line.report?.code }))
    .map((line) => COLUMNS.map((name) => String(line[name] ?? '')));
  return csvText(COLUMNS, rows);
}
