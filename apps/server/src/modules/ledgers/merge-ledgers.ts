import { sql } from 'kysely';
import { replayEntries, standingEntries } from '@va/domain/points/ledger.ts';
import type { Tx } from '#server/db/database.ts';
import { readEntries, reversePoints } from './points-ledger.ts';

/** Larger than every position, so that entries can be moved without two having the same one meanwhile. */
const ASIDE = 1_000_000_000;

/**
 * Makes one ledger of two, by when each entry was posted: every debit takes what there is then. What both ledgers had and
 * a person has once, such as the debit of a month or a stage of a tour, is taken back once. Both pilots' rows are locked.
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
    // The first of the two is taken back: its flight has no part in it any more.
    else
      await reversePoints(tx, pilotId, { reason, subject }, now, {
        reportId: reports.get(twin) ?? undefined,
      });
  }
}
