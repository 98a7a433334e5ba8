import type { Database } from '#server/db/database.ts';
import type { Clock } from '#server/kernel/airline/airline.ts';
import type { JobKind } from '#server/kernel/jobs/job-kind.ts';
import { type JobListener, runDueJobs, scheduleJobs } from '#server/kernel/jobs/job-runner.ts';
import type { MailTransport } from '#server/kernel/messages/mail-transport.ts';
import { sendDueMail } from '#server/kernel/messages/outbox.ts';
import type { PushKeys } from '#server/kernel/push/push-keys.ts';
import { type PushTransport, sendDuePush } from '#server/kernel/push/push-service.ts';
import { startRounds, type Rounds } from '#server/kernel/jobs/rounds.ts';

/** How often a process looks for work. */
const EVERY_MS = 5_000;

/** Options of the loop. */
export interface WorkOptions {
  db: Database;
  kinds: readonly JobKind[];
  transport: MailTransport;
  push: { keys: PushKeys; transport: PushTransport };
  clock: Clock;
  listener: JobListener;
  /** Called when a whole round failed, for example without a database. */
  failed(error: unknown): void;
}

/** Runs jobs and sends mail and notices until it is stopped, from the first moment on. */
export function startWork({ db, kinds, transport, push, clock, listener, failed }: WorkOptions): Rounds {
  const round = async (signal: AbortSignal) => {
    await scheduleJobs(db, kinds, clock());
    await runDueJobs(db, kinds, clock, listener, () => signal.aborted);
    if (!signal.aborted) await sendDueMail(db, transport, clock);
    if (!signal.aborted) await sendDuePush(db, push.keys, push.transport, clock);
  };
  return startRounds(round, { everyMs: EVERY_MS, firstMs: 0, failed });
}
