import { sql } from 'kysely';
import type { JobKind } from '#server/kernel/jobs/job-kind.ts';

/**
 * Job: creates the partitions for the points of the coming months. Points of a month without one (after a restore, or a
 * long stop of the server) are in the default partition and are moved to the new one.
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
