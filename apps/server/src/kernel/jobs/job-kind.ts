import type { Database } from '#server/db/database.ts';
import type { Clock } from '../airline/airline.ts';
import type { JobName } from './job-titles.ts';

/** The input of a job's run. */
export interface JobRun {
  db: Database;
  clock: Clock;
  payload: unknown;
  /** The scheduled time of the run; never after now, earlier if the run was missed. */
  scheduledFor: Date;
}

/** A background job, run by the clock or on request of staff. */
export interface JobKind {
  kind: JobName;
  /** Cron pattern in UTC; without one the job runs only on request. */
  cron?: string;
  /** Whether all missed runs are made up for, in order, or only the last. */
  catchUp?: 'each' | 'last';
  /** Does the work. Must be safe to repeat (idempotent); its result is stored with the run. */
  run(run: JobRun): Promise<unknown>;
}
