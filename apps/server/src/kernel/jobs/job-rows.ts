import { sql } from 'kysely';
import { DAY_MS } from '@va/domain/durations.ts';
import { constant, constants } from '#server/db/constants.ts';
import type { Database, Queries } from '#server/db/database.ts';
import type { DeskCounter } from '#server/api/desk-counter.ts';

const LOCK_MINUTES = 15;

/** Backoff: minutes before each retry; after the last, the job has failed and staff must look. */
const WAITS_MINUTES = [1, 5, 30, 120];

/** Takes the next due run and locks it for this process; also a run whose lock expired because its process died. */
export function takeDueJob(db: Database, kinds: readonly string[], now: Date) {
  return db.transaction(async (tx) => {
    const due = await tx
      .selectFrom('job')
      .select('id')
      .where('state', 'in', constants('queued', 'running'))
      .where('kind', 'in', kinds)
      .where('next_at', '<=', now)
      .where((is) => is.or([is('state', '=', 'queued'), is('locked_until', '<', now)]))
      .orderBy('next_at')
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!due) return undefined;
    return tx
      .updateTable('job')
      .set({
        state: 'running',
        attempts: sql`attempts + 1`,
        locked_until: new Date(now.getTime() + LOCK_MINUTES * 60_000),
      })
      .where('id', '=', due.id)
      .returning(['id', 'kind', 'run_key', 'payload', 'attempts'])
      .executeTakeFirstOrThrow();
  });
}

/** Marks a run as done and stores its result. */
export async function finishJob(queries: Queries, id: string, result: unknown, now: Date): Promise<void> {
  await queries
    .updateTable('job')
    .set({
      state: 'done',
      result: JSON.stringify(result ?? null),
      finished_at: now,
      locked_until: null,
      last_error: null,
    })
    .where('id', '=', id)
    .execute();
}

/** Notes a run's error, and queues its retry, or marks it as failed after the last. */
export async function failJob(
  queries: Queries,
  job: { id: string; attempts: number },
  error: unknown,
  now: Date,
): Promise<void> {
  const wait = WAITS_MINUTES[job.attempts - 1];
  await queries
    .updateTable('job')
    .set({
      state: wait === undefined ? 'failed' : 'queued',
      next_at: new Date(now.getTime() + (wait ?? 0) * 60_000),
      locked_until: null,
      finished_at: wait === undefined ? now : null,
      last_error: (error instanceof Error ? error.message : String(error)).slice(0, 1000),
    })
    .where('id', '=', job.id)
    .execute();
}

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

/**
 * The scheduled time of a job's last run. Runs scheduled after now, by a clock that was ahead, do not count: otherwise
 * nothing would run until that time.
 */
export async function lastRunOf(queries: Queries, kind: string, now: Date): Promise<Date | undefined> {
  const row = await queries
    .selectFrom('job')
    .select('run_key')
    .where('run_key', 'like', `${kind}:%`)
    .where('run_key', '<=', `${kind}:${now.toISOString()}`)
    .orderBy('run_key', 'desc')
    .limit(1)
    .executeTakeFirst();
  const at = row && new Date(row.run_key.slice(kind.length + 1));
  return at && !Number.isNaN(at.getTime()) ? at : undefined;
}

/** Jobs that gave up after their last try. */
export const failedJobCounter: DeskCounter = {
  id: 'failed-jobs',
  title: 'Trabajos fallidos',
  calm: 'Todos han salido bien',
  capability: 'jobs.run',
  list: '/mesa/trabajos',
  open: () => '/mesa/trabajos',
  rows: () =>
    sql`select coalesce(finished_at, created_at) as since, id as ref from job where state = 'failed'`,
};

/** Mail that could not be delivered. */
export const failedMessageCounter: DeskCounter = {
  id: 'failed-messages',
  title: 'Envíos fallidos',
  calm: 'Todo enviado',
  capability: 'jobs.run',
  list: '/mesa/trabajos',
  open: () => '/mesa/trabajos',
  rows: () => sql`select created_at as since, id as ref from outbox where state = 'failed'`,
};
