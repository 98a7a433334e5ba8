import type { Database } from '#server/db/database.ts';
import type { Clock } from '#server/modules/airline/airline.ts';
import type { JobKind } from '#server/modules/jobs/job-kind.ts';
import type { JobListener } from '#server/modules/jobs/job-runner.ts';
import { runDueJobs } from '#server/modules/jobs/job-runner.ts';
import { scheduleJobs } from '#server/modules/jobs/schedule-jobs.ts';
import type { MailTransport } from '#server/modules/messages/mail-transport.ts';
import { sendDueMail } from '#server/modules/messages/outbox.ts';
import type { PushKeys } from '#server/modules/push/push-keys.ts';
import type { PushTransport } from '#server/modules/push/push-service.ts';
import { sendDuePush } from '#server/modules/push/send-push.ts';

/** How often a process looks for work. */
const EVERY_MS = 5_000;

/** What the loop works with. */
export interface WorkOptions {
  db: Database;
  kinds: readonly JobKind[];
  transport: MailTransport;
  push: { keys: PushKeys; transport: PushTransport };
  clock: Clock;
  listener: JobListener;
  /** Hears of a round that failed as a whole, such as without a database. */
  failed(error: unknown): void;
}

/** Runs jobs and sends mail and notices until it is stopped; stopping waits for what is being done, and begins nothing more. */
export function startWork(options: WorkOptions): { stop(): Promise<void> } {
  let stopping = false;
  let timer: NodeJS.Timeout | undefined;
  const round = async () => {
    try {
      await scheduleJobs(options.db, options.kinds, options.clock());
      await runDueJobs(options.db, options.kinds, options.clock, options.listener, () => stopping);
      if (!stopping) await sendDueMail(options.db, options.transport, options.clock);
      if (!stopping) await sendDuePush(options.db, options.push.keys, options.push.transport, options.clock);
    } catch (error) {
      options.failed(error);
    }
    if (!stopping) timer = setTimeout(next, EVERY_MS);
  };
  let working = Promise.resolve();
  const next = () => {
    working = round();
  };
  timer = setTimeout(next, 0);
  return {
    async stop() {
      stopping = true;
      clearTimeout(timer);
      await working;
    },
  };
}
