/** Tells the worker to keep the pages of logbook and bookings for use without a network. */
import { KEEP_LOGBOOK } from '#app/config/offline-copy.ts';
import { hasWorker } from './worker-registration.ts';

let asked = false;

/** Does nothing while developing, without service workers, in a build without one, or where storage is blocked. */
export function keepPages(): void {
  if (asked || !import.meta.env.PROD || !hasWorker()) return;
  asked = true;
  // The shell registers it (`service-worker.ts`); where it can't, this waits for ever.
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(KEEP_LOGBOOK));
}
