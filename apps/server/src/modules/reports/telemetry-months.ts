import { sql } from 'kysely';
import type { JobKind } from '../jobs/job-kind.ts';

/**
 * Makes the tables for the points of the coming months. Points of flights from before a restore, or after a long stop of
 * the server, wait in the rest meanwhile and move to their months.
 */
export const telemetryMonths: JobKind = {
  kind: 'telemetry-months',
  cron: '20 2 * * *',
  async run({ db, clock }) {
    const { rows } = await sql<{
      made: number;
    }>`select make_telemetry_months(${clock()}) as made`.execute(db.queries);
    return { made: rows[0]?.made ?? 0 };
  },
};
