import { v7 as uuid } from 'uuid';
import type { Queries } from '#server/db/database.ts';

/** Asks for a run; one that was asked for under the same key is not asked for twice. */
export async function enqueueJob(
  queries: Queries,
  job: { kind: string; runKey: string; payload?: unknown; at: Date },
): Promise<void> {
  await queries
    .insertInto('job')
    .values({
      id: uuid(),
      kind: job.kind,
      run_key: job.runKey,
      payload: JSON.stringify(job.payload ?? {}),
      next_at: job.at,
    })
    .onConflict((conflict) => conflict.column('run_key').doNothing())
    .execute();
}
