import type { Database } from '#server/db/database.ts';
import type { JobKind } from './job-kind.ts';
import { enqueueJob } from './enqueue-job.ts';
import { lastRunOf } from './last-run.ts';
import { dueTimes } from './job-runner.ts';

/** Queues the runs that are due by their cron, and missed ones by `catchUp`. Safe in several processes at once. */
export async function scheduleJobs(db: Database, kinds: readonly JobKind[], now: Date): Promise<void> {
  for (const { kind, cron, catchUp = 'last' } of kinds) {
    if (cron === undefined) continue;
    const times = dueTimes(cron, (await lastRunOf(db.queries, kind, now)) ?? null, now);
    const wanted = catchUp === 'each' ? times : times.slice(-1);
    for (const at of wanted)
      await enqueueJob(db.queries, { kind, runKey: `${kind}:${at.toISOString()}`, at });
  }
}
