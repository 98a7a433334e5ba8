import type { Database } from '#server/db/database.ts';
import type { WebhookPost } from '#server/modules/webhooks/send-webhooks.ts';
import { sendDueWebhooks } from '#server/modules/webhooks/send-webhooks.ts';

/** How often a process looks for messages; Discord's usual pause is shorter than two seconds. */
const EVERY_MS = 2_000;

/** Sends webhooks apart from mails and jobs, which nobody slow shall hold up; stopping waits for what is on its way. */
export function followWebhooks(
  db: Database,
  post: WebhookPost,
  failed: (error: unknown) => void,
): { stop(): Promise<void> } {
  let stopping = false;
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();
  const round = async () => {
    try {
      await sendDueWebhooks(db, post, () => stopping);
    } catch (error) {
      failed(error);
    }
    if (!stopping) timer = setTimeout(next, EVERY_MS);
  };
  const next = () => {
    working = round();
  };
  timer = setTimeout(next, EVERY_MS);
  return {
    async stop() {
      stopping = true;
      clearTimeout(timer);
      await working;
    },
  };
}
