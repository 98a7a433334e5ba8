import { sql } from 'kysely';
import type { Database, Tx } from '#server/db/database.ts';
import type { JobKind } from '#server/kernel/jobs/job-kind.ts';
import { keepStandings, recentSince } from './board-standings.ts';
import { keepMonth } from './past-months.ts';
import { monthsToKeep } from './months-to-keep.ts';

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

/** Runs `work` in a transaction that excludes changes of flights; skips it for this run if somebody is changing one. */
function whileNothingChanges<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T | undefined> {
  return db.transaction(async (tx) => {
    const { rows } = await sql<{ got: boolean }>`
      select pg_try_advisory_xact_lock(${CHANGES}) as got`.execute(tx);
    return rows[0]?.got ? work(tx) : undefined;
  });
}
