import { DAY_MS } from '@va/domain/durations.ts';
import { constant } from '#server/db/constants.ts';
import type { Queries } from '#server/db/database.ts';

/** Removes runs that ended well three months ago, but for the last of each kind. */
export async function removeOldJobs(queries: Queries, now: Date): Promise<void> {
  await queries
    .deleteFrom('job')
    .where('state', '=', constant('done'))
    .where('finished_at', '<', new Date(now.getTime() - 90 * DAY_MS))
    .where('run_key', 'not in', (sub) =>
      sub
        .selectFrom('job as latest')
        .select((row) => row.fn.max('latest.run_key').as('run_key'))
        .groupBy('latest.kind'),
    )
    .execute();
}
