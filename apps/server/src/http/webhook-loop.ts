import type { Database } from '#server/db/database.ts';
import { type WebhookPost, sendDueWebhooks } from '#server/modules/webhooks/send-webhooks.ts';
import { startRounds, type Rounds } from '#server/kernel/jobs/rounds.ts';

/** How often a process looks for messages; Discord's usual pause is shorter than two seconds. */
const EVERY_MS = 2_000;

/** Sends webhooks in a loop of their own, so that a slow receiver holds up neither mails nor jobs. */
export function followWebhooks(db: Database, post: WebhookPost, failed: (error: unknown) => void): Rounds {
  return startRounds(
    async (signal) => {
      // Nothing is returned: a number would be taken for the pause until the next round.
      await sendDueWebhooks(db, post, () => signal.aborted);
    },
    { everyMs: EVERY_MS, failed },
  );
}
