import { Cron } from 'croner';
import type { Database } from '#server/db/database.ts';
import type { Clock } from '../airline/airline.ts';
import { enqueueJob } from './enqueue-job.ts';
import type { JobKind } from './job-kind.ts';
import { failJob, finishJob, lastRunOf, takeDueJob } from './job-rows.ts';

/** Is told how each run ended, for log and metrics. */
export interface JobListener {
  ended(kind: string, outcome: 'done' | 'failed', error?: unknown): void;
}

/** Most missed runs that are scheduled at once. */
const MOST_MISSED = 400;

/** The times of a cron pattern after the last run, up to now; with no last run, only the latest time before now. */
export function dueTimes(cron: string, last: Date | null, now: Date): Date[] {
  const pattern = new Cron(cron, { timezone: 'UTC' });
  const times: Date[] = [];
  let at = last ?? pattern.previousRuns(1, now)[0] ?? null;
  if (last === null) return at === null ? [] : [at];
  while (times.length < MOST_MISSED) {
    at = at && pattern.nextRun(at);
    if (at === null || at > now) break;
    times.push(at);
  }
  return times;
}

/** Runs the due jobs one after the other, until none is left or `stopping`. Answers how many ran. */
export async function runDueJobs(
  db: Database,
  kinds: readonly JobKind[],
  clock: Clock,
  listener: JobListener,
  stopping: () => boolean = () => false,
): Promise<number> {
  const byName = new Map<string, JobKind>(kinds.map((kind) => [kind.kind, kind]));
  for (let runs = 0; ; runs += 1) {
    const job = stopping() ? undefined : await takeDueJob(db, [...byName.keys()], clock());
    const kind = job && byName.get(job.kind);
    if (!job || !kind) return runs;
    try {
      const at = new Date(job.run_key.slice(job.kind.length + 1));
      const scheduledFor = Number.isNaN(at.getTime()) ? clock() : at;
      const result = await kind.run({ db, clock, payload: job.payload, scheduledFor });
      await finishJob(db.queries, job.id, result, clock());
      listener.ended(job.kind, 'done');
    } catch (error) {
      await failJob(db.queries, job, error, clock());
      listener.ended(job.kind, 'failed', error);
    }
  }
}

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
