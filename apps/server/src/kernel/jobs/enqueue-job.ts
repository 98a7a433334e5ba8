import { v7 as uuid } from 'uuid';
import { Problem } from '#server/api/problem.ts';
import { constants } from '#server/db/constants.ts';
import type { Database, Queries, Tx } from '#server/db/database.ts';
import { audit, type By } from '../audit/audit.ts';

/** Queues a run of a job at `at`. Idempotent: a second run under the same `runKey` is not queued. */
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

/** Queues a run that has ended, well or not, once more. */
export async function restartJob(tx: Tx, runKey: string, now: Date): Promise<void> {
  await tx
    .updateTable('job')
    .set({ state: 'queued', attempts: 0, next_at: now, finished_at: null, last_error: null })
    .where('run_key', '=', runKey)
    .where('state', 'in', constants('failed', 'done'))
    .execute();
}

/** Puts a job that has failed into the queue again. Throws `no-encontrado`, `no-repetible`. */
export function repeatJob(db: Database, id: string, by: By): Promise<void> {
  return db.transaction(async (tx) => {
    const job = await tx
      .selectFrom('job')
      .select(['state', 'kind', 'run_key'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow(() => new Problem('no-encontrado'));
    if (job.state !== 'failed') throw new Problem('no-repetible');
    await tx
      .updateTable('job')
      .set({ state: 'queued', attempts: 0, next_at: by.context.now, finished_at: null })
      .where('id', '=', id)
      .execute();
    await audit(tx, {
      by,
      capability: 'jobs.run',
      action: 'job.restarted',
      subject: { kind: 'job', id },
      after: { runKey: job.run_key },
    });
  });
}
