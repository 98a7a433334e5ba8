import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { replayEntries, standingEntries } from '@va/domain/points/ledger.ts';
import type { Tx } from '#server/db/database.ts';
import { readEntries, reversePoints } from './points-ledger.ts';

/** Larger than every sequence number: entries move there first, so that no two share a number meanwhile. */
const ASIDE = 1_000_000_000;

/**
 * Merges two points ledgers in the order of posting, and computes again what each debit could take. Of entries that a
 * person may have only once, such as a month's debit or a tour's stage, one is reversed. The caller has locked both
 * pilots' rows.
 */
export async function mergeLedgers(tx: Tx, from: string, to: string, now: Date): Promise<void> {
  await sql`select set_config('account.merging', 'on', true)`.execute(tx);
  await sql`update points_entry e set pilot_id = ${to}, seq = ${ASIDE} + placed.place
    from (select id, row_number() over (order by since, seq, id) as place from (
      select id, seq, max(posted_at) over (partition by pilot_id order by seq) as since
      from points_entry where pilot_id in (${from}, ${to})) entry) placed
    where e.id = placed.id`.execute(tx);
  const placed = replayEntries(await readEntries(tx, to)).map(
    ({ id, nominal, applied, balanceAfter }, index) => ({
      id,
      nominal,
      applied,
      seq: index + 1,
      balance_after: balanceAfter,
    }),
  );
  await sql`update points_entry e
    set seq = placed.seq, nominal = placed.nominal, applied = placed.applied, balance_after = placed.balance_after
    from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb)
      as placed (id uuid, seq integer, nominal integer, applied integer, balance_after integer)
    where e.id = placed.id`.execute(tx);
  await sql`select set_config('account.merging', '', true)`.execute(tx);
  await takeBackTwice(tx, to, now);
}

async function takeBackTwice(tx: Tx, pilotId: string, now: Date): Promise<void> {
  const rows = await tx
    .selectFrom('points_entry')
    .select(['id', 'report_id'])
    .where('pilot_id', '=', pilotId)
    .where('report_id', 'is not', null)
    .execute();
  const reports = new Map(rows.map(({ id, report_id }) => [id, report_id]));
  const first = new Map<string, string>();
  for (const { id, reason, subject } of standingEntries(await readEntries(tx, pilotId))) {
    const key = `${reason} ${subject}`;
    const twin = first.get(key);
    if (twin === undefined) first.set(key, id);
    // Reverse the first of the two, whose flight no longer counts for it.
    else
      await reversePoints(tx, pilotId, { reason, subject }, now, {
        reportId: reports.get(twin) ?? undefined,
      });
  }
}

/**
 * Before a merge: makes the hours of the account that goes a separate ledger, so that its deductions never take hours
 * of the account that stays. The caller has locked the pilot's row.
 */
export async function mergeHours(tx: Tx, from: string, now: Date): Promise<void> {
  const id = uuid();
  await sql`select set_config('account.merging', 'on', true)`.execute(tx);
  await tx.insertInto('hours_ledger').values({ id, pilot_id: from, merged_at: now }).execute();
  await tx
    .updateTable('hours_ledger')
    .set({ within_id: id })
    .where('pilot_id', '=', from)
    .where('within_id', 'is', null)
    .where('id', '!=', id)
    .execute();
  await tx
    .updateTable('hours_entry')
    .set({ ledger_id: id })
    .where('pilot_id', '=', from)
    .where('ledger_id', 'is', null)
    .execute();
  await sql`select set_config('account.merging', '', true)`.execute(tx);
}
