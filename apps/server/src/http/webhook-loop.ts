import type { Database } from '#server/db/database.ts';
import { type WebhookPost, sendDueWebhooks } from '#server/modules/webhooks/send-webhooks.ts';
import { startRounds, type Rounds } from '#server/kernel/jobs/rounds.ts';

/** How often a process looks for due messages, ms; Discord's usual rate-limit pause is shorter. */
const EVERY_MS = 2_000;

/** Sends webhooks in a loop of their own, so that a slow receiver holds up neither mails nor jobs. */
export function followWebhooks(db: Database, post: WebhookPost, failed: (error: unknown) => void): Rounds {
  return startRounds(
    async (signal) => {
      // Return nothing: the loop would take a number for the pause until the next round.
      await sendDueWebhooks(db, post, () => signal.aborted);
    },
    { everyMs: EVERY_MS, failed },
  );
}
