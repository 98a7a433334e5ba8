/**
 * The kill switch: published in place of the worker, it throws the copy away and goes. Open tabs stay as they are and
 * ask the network from then on; nothing is reloaded under a pilot's hands.
 */
import { dropCopy } from './drop-copy.ts';
import { worker } from './worker-scope.ts';

worker.addEventListener('install', () => void worker.skipWaiting());

worker.addEventListener('activate', (event) =>
  event.waitUntil(dropCopy(worker.registration.scope).then(() => worker.registration.unregister())),
);
