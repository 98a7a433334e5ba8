import { HOUR_MS } from '@va/domain/durations.ts';
import type { Queries } from '#server/db/database.ts';

const CHECK_HOURS = 24;

/** Files that were checked and not applied within a day are forgotten with what they say of people. */
export async function removeOldChecks(queries: Queries, now: Date): Promise<void> {
  await queries
    .deleteFrom('import')
    .where('state', 'in', ['checked', 'failed'])
    .where('created_at', '<', new Date(now.getTime() - CHECK_HOURS * HOUR_MS))
    .execute();
}
