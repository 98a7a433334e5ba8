/** The service worker: keeps a copy of the portal and opens it from there. It knows no other origin. */
import { files, version } from 'virtual:offline-files';
import { APPLY_UPDATE } from '#app/config/offline-copy.ts';
import {
  activateCopy,
  fillCopy,
  readCopy,
  readCopyWithoutNetwork,
  readEarlierCopy,
  type Copy,
} from './copy.ts';
import { planFor } from './plan.ts';
import { worker } from './worker-scope.ts';

const { scope } = worker.registration;
const copy: Copy = { scope, version, files };

// Not taking over by itself: a new version waits until the pilot asks for it or has closed every tab.
worker.addEventListener('install', (event) => event.waitUntil(fillCopy(copy)));

// Claiming matters on the first visit only: from then on the page that is open needs no network either.
worker.addEventListener('activate', (event) =>
  event.waitUntil(activateCopy(copy).then(() => worker.clients.claim())),
);

worker.addEventListener('message', ({ data }) => {
  if (data === APPLY_UPDATE) void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const plan = planFor(scope, request, files);
  if (plan?.from === 'copy') event.respondWith(readCopy(copy, plan.path, request));
  if (plan?.from === 'earlier copy') event.respondWith(readEarlierCopy(copy, request));
  if (plan?.from === 'network, then copy') event.respondWith(readCopyWithoutNetwork(copy, request));
});
