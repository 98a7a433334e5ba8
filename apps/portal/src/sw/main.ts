/** The service worker: keeps a copy of the portal and opens it from there. It knows no other origin. */
import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { APPLY_UPDATE, copyCaches } from '#app/config/offline-copy.ts';
import { keepEarlier, noteActive, noteFetched } from './copy.ts';
import { dropFormerCopy } from './drop-copy.ts';
import { addRoutes } from './routes.ts';
import { worker, type LifecycleEvent } from './worker-scope.ts';

const { scope } = worker.registration;
const copy = new PrecacheController({
  cacheName: copyCaches(scope).files,
  // The pilot's own pages go first.
  plugins: [{ requestWillFetch: async ({ request }) => new Request(request, { priority: 'low' }) }],
});
copy.addToCacheList(__OFFLINE_FILES__);
addRoutes(scope, copy);

async function install(event: LifecycleEvent): Promise<void> {
  await copy.install(event);
  await noteFetched(scope);
}

async function activate(event: LifecycleEvent): Promise<void> {
  await keepEarlier(scope, new Set(copy.getURLsToCacheKeys().values()));
  await copy.activate(event);
  await noteActive(scope);
  await dropFormerCopy(scope);
  // Matters on the first visit only: from then on the page that is open needs no network either.
  await worker.clients.claim();
}

// Not taking over by itself: a new version waits until the pilot asks for it or has closed every tab.
worker.addEventListener('install', (event) => event.waitUntil(install(event)));
worker.addEventListener('activate', (event) => event.waitUntil(activate(event)));
worker.addEventListener('message', ({ data }) => {
  if (data === APPLY_UPDATE) void worker.skipWaiting();
});
