import { sql } from 'kysely';
import { DAY_MS } from '@va/domain/durations.ts';
import { addMonths, monthOf, monthStart, monthsThrough } from '@va/domain/months.ts';
import type { Database, Queries, Tx } from '#server/db/database.ts';
import type { JobKind } from '#server/kernel/jobs/job-kind.ts';
import { FLOWN_AT } from '../flown/flown.ts';
import { keepStandings, recentSince } from './boards.ts';
import { counted, keepMonth, type PastMonth } from './past-months.ts';

/** Id of the advisory lock that the trigger of `report` takes shared for each change of a flight. */
const CHANGES = 736213;

/** Job: stores sums of past days and pilots' board standings, so that no page has to read all flights. */
export const keepFigures: JobKind = {
  kind: 'figures',
  cron: '0 * * * *',
  async run({ db, clock }) {
    const now = clock();
    const months = await monthsToKeep(db.queries, now);
    for (const month of months) await whileNothingChanges(db, (tx) => keepMonth(tx, month));
    while (await whileNothingChanges(db, (tx) => keepStandings(tx, recentSince(now))));
    // Update the planner's statistics: without them it would plan the boards' queries for empty tables.
    await sql`analyze past_month, board_standing`.execute(db.queries);
  },
};

/** Months since the first flight whose past days are not all stored yet; the current month up to the last midnight. */
async function monthsToKeep(queries: Queries, now: Date): Promise<PastMonth[]> {
  const first = await counted(queries, 'airline')
    .select(FLOWN_AT.as('at'))
    .orderBy(FLOWN_AT)
    .limit(1)
    .executeTakeFirst();
  if (!first) return [];
  const rows = await queries.selectFrom('past_month').select(['month', 'until']).execute();
  const kept = new Map(rows.map(({ month, until }) => [month, until.getTime()]));
  const midnight = now.getTime() - (now.getTime() % DAY_MS);
  return monthsThrough(monthOf(first.at.getTime()), monthOf(midnight - 1))
    .map((month) => ({ month, until: Math.min(monthStart(addMonths(month, 1)), midnight) }))
    .filter(({ month, until }) => (kept.get(month) ?? 0) < until)
    .map(({ month, until }) => ({ month, until: new Date(until) }));
}

/** Runs `work` in a transaction that excludes changes of flights; skips it for this run if somebody is changing one. */
function whileNothingChanges<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T | undefined> {
  return db.transaction(async (tx) => {
    const { rows } = await sql<{ got: boolean }>`
      select pg_try_advisory_xact_lock(${CHANGES}) as got`.execute(tx);
    return rows[0]?.got ? work(tx) : undefined;
  });
}
