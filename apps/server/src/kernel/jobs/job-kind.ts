import type { Database } from '#server/db/database.ts';
import type { Clock } from '../airline/airline.ts';
import type { JobName } from './job-titles.ts';

/** What a run is given. */
export interface JobRun {
  db: Database;
  clock: Clock;
  payload: unknown;
  /** The time that the run stands for; later than now never, earlier when it was missed. */
  scheduledFor: Date;
}

/** A kind of work that the server does by itself, or that staff ask for. */
export interface JobKind {
  kind: JobName;
  /** When it runs, as cron in UTC; without it only when asked for. */
  cron?: string;
  /** Whether every missed run is made up for, in order, or only the last. */
  catchUp?: 'each' | 'last';
  /** Safe to repeat. What it answers is kept with the run. */
  run(run: JobRun): Promise<unknown>;
}
