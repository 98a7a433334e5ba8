import { sql } from 'kysely';
import { appliedOf, standingEntries } from '@va/domain/points/ledger.ts';
import type { Queries } from '#server/db/database.ts';
import { readEntries, reversePoints } from './points-ledger.ts';

/** Larger than every position, so that entries can be moved without two having the same one meanwhile. */
const ASIDE = 1_000_000_000;

/**
 * Makes one ledger of two, by when each entry was posted: every debit takes what there is then. What both ledgers had and
 * a person has once, such as the debit of a month or a stage of a tour, is taken back once. Both pilots' rows are locked.
 */
export async function mergeLedgers(tx: Queries, from: string, to: string, now: Date): Promise<void> {
  const rows = await tx
    .selectFrom('points_entry')
    .select(['id', 'nominal'])
    .where('pilot_id', 'in', [from, to])
    .orderBy('posted_at')
    .orderBy('seq')
    .orderBy('id')
    .execute();
  let balance = 0;
  const placed = rows.map(({ id, nominal }, index) => {
    const applied = appliedOf(nominal, balance);
    balance += applied;
    return { id, seq: index + 1, applied, balance_after: balance };
  });
  await sql`select set_config('account.merging', 'on', true)`.execute(tx);
  await sql`update points_entry set seq = seq + ${ASIDE} where pilot_id in (${from}, ${to})`.execute(tx);
  await sql`update points_entry e
    set pilot_id = ${to}, seq = placed.seq, applied = placed.applied, balance_after = placed.balance_after
    from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb)
      as placed (id uuid, seq integer, applied integer, balance_after integer)
    where e.id = placed.id`.execute(tx);
  await sql`select set_config('account.merging', '', true)`.execute(tx);
  await takeBackTwice(tx, to, now);
}

async function takeBackTwice(tx: Queries, pilotId: string, now: Date): Promise<void> {
  const seen = new Set<string>();
  for (const { reason, subject } of standingEntries(await readEntries(tx, pilotId))) {
    const key = `${reason} ${subject}`;
    if (seen.has(key)) await reversePoints(tx, pilotId, { reason, subject }, now);
    seen.add(key);
  }
}
