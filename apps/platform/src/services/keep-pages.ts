/** Has the browser keep the pages of the logbook, for when there is no network. */
import { whenIdle } from '@va/ui/timing/when-idle.ts';
import { hasWorker, registerWorker } from './platform-worker.ts';

let asked = false;

/** Does nothing while developing, without service workers, in a build without one, or where storage is blocked. */
export function keepPages(): void {
  if (asked || !import.meta.env.PROD || !hasWorker()) return;
  asked = true;
  whenIdle(() => {
    void registerWorker().catch(() => undefined);
  });
}
