import { monthOf } from '@va/domain/months.ts';
import { v7 as uuid } from 'uuid';
import type { PointsEntry, Posting } from '@va/domain/points/ledger.ts';
import { post, reverse, standing } from '@va/domain/points/ledger.ts';
import { constant } from '#server/db/constants.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import { standingEntries } from './entry-rows.ts';
import { POINTS_VERSION } from './written-points.ts';

/** Entries of a pilot in the order in which they were posted. */
export async function readEntries(queries: Queries, pilotId: string): Promise<PointsEntry[]> {
  const rows = await queries
    .selectFrom('points_entry')
    .selectAll()
    .where('pilot_id', '=', pilotId)
    .orderBy('seq')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    reason: row.reason,
    nominal: row.nominal,
    subject: row.subject,
    period: row.period,
    applied: row.applied,
    balanceAfter: row.balance_after,
    reversesId: row.reverses_id,
  }));
}

/** The debit for an abandoned booking, if it was not reversed. */
export async function bookingDebit(
  queries: Queries,
  pilotId: string,
  bookingId: string,
): Promise<PointsEntry | undefined> {
  return standing(await readEntries(queries, pilotId), 'abandoned', bookingId);
}

/** What an entry refers to besides its subject, and its author and text. */
interface About {
  importId?: string | undefined;
  bookingId?: string | undefined;
  reportId?: string | undefined;
  text?: string | undefined;
  byId?: string | undefined;
  /** Version of the rules that gave its points; by default the version in force. */
  version?: typeof POINTS_VERSION | undefined;
}

/**
 * Posts an entry, idempotently by reason and subject; the caller has locked the pilot's row. Answers the entry; null if
 * it existed.
 */
export async function postPoints(
  tx: Tx,
  pilotId: string,
  posting: Posting & About,
): Promise<PointsEntry | null> {
  const entries = await readEntries(tx, pilotId);
  const { bookingId, reportId, importId, text, byId, version, ...asked } = posting;
  const entry = post(entries, uuid(), asked);
  const about = { bookingId, reportId, importId, text, byId, version };
  if (entry !== null) await insertEntry(tx, pilotId, entries.length + 1, entry, about);
  return entry;
}

/** Reverses the standing entry of a reason and subject, if any; the caller has locked the pilot's row. */
export async function reversePoints(
  tx: Tx,
  pilotId: string,
  of: Pick<Posting, 'reason' | 'subject'>,
  now: Date,
  about: About = {},
): Promise<PointsEntry | null> {
  const entries = await readEntries(tx, pilotId);
  const wrong = standing(entries, of.reason, of.subject);
  const entry = wrong ? reverse(entries, uuid(), wrong, monthOf(now.getTime())) : null;
  if (entry) await insertEntry(tx, pilotId, entries.length + 1, entry, about);
  return entry;
}

async function insertEntry(
  tx: Tx,
  pilotId: string,
  seq: number,
  entry: PointsEntry,
  about: About,
): Promise<void> {
  await tx
    .insertInto('points_entry')
    .values({
      id: entry.id,
      pilot_id: pilotId,
      seq,
      reason: entry.reason,
      subject: entry.subject,
      nominal: entry.nominal,
      applied: entry.applied,
      balance_after: entry.balanceAfter,
      period: entry.period,
      booking_id: about.bookingId ?? null,
      report_id: about.reportId ?? null,
      import_id: about.importId ?? null,
      reverses_id: entry.reversesId,
      rules_version: about.version ?? POINTS_VERSION,
      text: about.text ?? null,
      by_id: about.byId ?? null,
    })
    .execute();
}

/** An entry with number and balance already computed by the caller, who has locked the pilot's row. */
export interface ReckonedEntry extends Posting {
  pilotId: string;
  seq: number;
  applied: number;
  balanceAfter: number;
}

/**
 * Posts one entry for each of many pilots in one statement. The caller has checked under the lock that none exists yet.
 */
export async function postReckoned(tx: Tx, entries: readonly ReckonedEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ pilotId, seq, reason, subject, nominal, applied, balanceAfter, period }) => ({
    id: uuid(),
    pilot_id: pilotId,
    seq,
    reason,
    subject,
    nominal,
    applied,
    balance_after: balanceAfter,
    period,
    rules_version: POINTS_VERSION,
  }));
  await tx.insertInto('points_entry').values(rows).execute();
}

/** After entries were deleted: renumbers a pilot's remaining points entries and computes their balances again. */
export async function closeGaps(tx: Tx, pilotId: string): Promise<void> {
  const left = await tx
    .selectFrom('points_entry')
    .select(['id', 'applied'])
    .where('pilot_id', '=', pilotId)
    .orderBy('seq')
    .execute();
  let balance = 0;
  for (const [i, { id, applied }] of left.entries()) {
    const now = Math.max(applied, -balance);
    balance += now;
    await tx
      .updateTable('points_entry')
      .set({ seq: i + 1, applied: now, balance_after: balance })
      .where('id', '=', id)
      .execute();
  }
}

/** Reverses all standing entries of a report, the latest first; the caller has locked the pilot's row. */
export async function reverseReport(tx: Tx, pilotId: string, reportId: string, now: Date): Promise<void> {
  for (const { reason, subject } of await standingOfReport(tx, pilotId, reportId))
    await reversePoints(tx, pilotId, { reason, subject }, now, { reportId });
}

/** Query for the standing entries of a report, the latest first, without its debit for cheating. */
export function standingOfReport(queries: Queries, pilotId: string, reportId: string) {
  return standingEntries(queries)
    .select(['entry.reason', 'entry.subject'])
    .where('entry.pilot_id', '=', pilotId)
    .where('entry.report_id', '=', reportId)
    .where('entry.reason', '!=', constant('reversal'))
    .where('entry.reason', '!=', constant('cheating'))
    .orderBy('entry.seq', 'desc')
    .execute();
}
