import { sql } from 'kysely';
import type { Database, Tx } from '#server/db/database.ts';
import type { JobKind } from '#server/kernel/jobs/job-kind.ts';
import { keepStandings, recentSince } from './board-standings.ts';
import { keepMonth } from './past-months.ts';
import { monthsToKeep } from './months-to-keep.ts';

/** The lock that all changes of a flight share, as the trigger of `report` names it. */
const CHANGES = 736213;

/** Adds up days that are over, and where pilots stand on boards, so that no page reads every flight. */
export const keepFigures: JobKind = {
  kind: 'figures',
  cron: '0 * * * *',
  async run({ db, clock }) {
    const now = clock();
    const months = await monthsToKeep(db.queries, now);
    for (const month of months) await whileNothingChanges(db, (tx) => keepMonth(tx, month));
    while (await whileNothingChanges(db, (tx) => keepStandings(tx, recentSince(now))));
    // Renews the planner's statistics: without them the boards are planned as if the tables were empty.
    await sql`analyze past_month, board_standing`.execute(db.queries);
  },
};

/** In a transaction in which nobody else changes a flight; while somebody does, it is left for the next run. */
function whileNothingChanges<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T | undefined> {
  return db.transaction(async (tx) => {
    const { rows } = await sql<{ got: boolean }>`
      select pg_try_advisory_xact_lock(${CHANGES}) as got`.execute(tx);
    return rows[0]?.got ? work(tx) : undefined;
  });
}
