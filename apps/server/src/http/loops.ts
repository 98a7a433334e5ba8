import type { Database } from '#server/db/database.ts';
import type { Clock } from '#server/kernel/airline/airline.ts';
import type { JobKind } from '#server/kernel/jobs/job-kind.ts';
import { type JobListener, runDueJobs, scheduleJobs } from '#server/kernel/jobs/job-runner.ts';
import type { MailTransport } from '#server/kernel/messages/mail-transport.ts';
import { sendDueMail } from '#server/kernel/messages/outbox.ts';
import { type PushKeys, type PushTransport, sendDuePush } from '#server/kernel/push/push-service.ts';
import { startRounds, type Rounds } from '#server/kernel/jobs/rounds.ts';
import type { demoTraffic } from '#server/modules/demo/demo-traffic.ts';
import { type WebhookPost, sendDueWebhooks } from '#server/modules/webhooks/send-webhooks.ts';

/** How often a process looks for work. */
const WORKS_EVERY_MS = 5_000;

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
  return startRounds(round, { everyMs: WORKS_EVERY_MS, firstMs: 0, failed });
}

/** How often the demo's flights move, ms; without a demo, how often the loop looks for one, ms. */
const MOVES_EVERY_MS = 5_000;
const LOOK_MS = 60_000;

/** Moves the demo's flights while the server runs; without a demo it only looks now and then. */
export function followDemo(
  traffic: ReturnType<typeof demoTraffic>,
  failed: (error: unknown) => void,
): Rounds {
  const move = async () => ((await traffic.move()) > 0 ? MOVES_EVERY_MS : LOOK_MS);
  return startRounds(move, { everyMs: LOOK_MS, firstMs: MOVES_EVERY_MS, failed });
}

/** How often a process looks for due messages, ms; Discord's usual rate-limit pause is shorter. */
const POSTS_EVERY_MS = 2_000;

/** Sends webhooks in a loop of their own, so that a slow receiver holds up neither mails nor jobs. */
export function followWebhooks(db: Database, post: WebhookPost, failed: (error: unknown) => void): Rounds {
  return startRounds(
    async (signal) => {
      // Return nothing: the loop would take a number for the pause until the next round.
      await sendDueWebhooks(db, post, () => signal.aborted);
    },
    { everyMs: POSTS_EVERY_MS, failed },
  );
}
