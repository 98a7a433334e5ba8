import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import { audit } from '../audit/audit.ts';
import type { By } from '../audit/by.ts';

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
