import { monthOf } from '@va/domain/months.ts';
import { v7 as uuid } from 'uuid';
import type { PointsEntry, Posting } from '@va/domain/points/ledger.ts';
import { post, reverse, standing } from '@va/domain/points/ledger.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import { POINTS_VERSION } from './points-version.ts';

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

/** The debit of a booking that nobody flew, while it stands. */
export async function bookingDebit(
  queries: Queries,
  pilotId: string,
  bookingId: string,
): Promise<PointsEntry | undefined> {
  return standing(await readEntries(queries, pilotId), 'abandoned', bookingId);
}

/** What an entry is about besides its subject, and who posted it with which words. */
interface About {
  importId?: string | undefined;
  bookingId?: string | undefined;
  reportId?: string | undefined;
  text?: string | undefined;
  byId?: string | undefined;
  /** Of the rules that it was reckoned by; left out, of those in force. */
  version?: typeof POINTS_VERSION | undefined;
}

/** Posts once, however often it is asked for; on a pilot whose row is locked. Answers what was applied, or null. */
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

/** Takes back what stands for a reason and subject; on a pilot whose row is locked. */
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

/** An entry whose place, and what it takes, its caller has worked out of the ledger of a pilot whose row is locked. */
export interface ReckonedEntry extends Posting {
  pilotId: string;
  seq: number;
  applied: number;
  balanceAfter: number;
}

/** Posts an entry each for many pilots, in one statement; whether one was posted before has been asked under the lock. */
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
