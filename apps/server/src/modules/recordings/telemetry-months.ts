import { sql } from 'kysely';
import type { JobKind } from '#server/kernel/jobs/job-kind.ts';

/**
 * Makes the tables for the points of the coming months. Points without a table for their month (after a restore, or a
 * long stop of the server) lie in the default partition and are moved then.
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
