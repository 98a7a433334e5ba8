/**
 * The service worker: keeps an offline copy of the app, opens the app from it, and shows push messages. It handles no
 * other origin, and data of accounts never pass through it: the pages store those themselves.
 */
import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { PLATFORM, PLATFORM_API } from '@va/security/platform-folders.ts';
import { OWN_PLATFORM } from '@va/security/own-platform.ts';
import { APPLY_UPDATE, copyCaches, KEEP_LOGBOOK } from '#app/config/offline-copy.ts';
import { keepEarlier, noteActive, noteFetched } from './copy.ts';
import { dropFormerCopy } from './drop-copy.ts';
import { showNotices, type NoticeWorker } from './notices.ts';
import { pageDocuments } from './page-documents.ts';
import { addRoutes } from './routes.ts';
import { passBy } from './pass-by.ts';
import { worker, type InstallEvent, type LifecycleEvent } from './worker-scope.ts';

const { scope } = worker.registration;
const copy = new PrecacheController({
  cacheName: copyCaches(scope).files,
  // The pilot's own pages go first.
  plugins: [{ requestWillFetch: async ({ request }) => new Request(request, { priority: 'low' }) }],
});
copy.addToCacheList(__OFFLINE_FILES__);
const logbook = new PrecacheController({ cacheName: copyCaches(scope).logbook });
logbook.addToCacheList(OWN_PLATFORM ? __LOGBOOK_FILES__ : []);
const documents = pageDocuments(scope, __PAGE_DOCUMENTS__);
addRoutes(scope, { copy, logbook, documents });
if (OWN_PLATFORM) showNotices(globalThis as unknown as NoticeWorker, new URL(PLATFORM, scope).href);

async function install(event: InstallEvent): Promise<void> {
  if (OWN_PLATFORM) await passBy(event, new URL(PLATFORM_API, scope));
  await copy.install(event);
  if (await caches.has(copyCaches(scope).logbook)) await logbook.install(event);
  await documents.keepOpen(event);
  await noteFetched(scope);
}

async function activate(event: LifecycleEvent): Promise<void> {
  await keepEarlier(scope, new Set(copy.getURLsToCacheKeys().values()));
  await copy.activate(event);
  if (await caches.has(copyCaches(scope).logbook)) await logbook.activate(event);
  await documents.activate(event);
  await noteActive(scope);
  await dropFormerCopy(scope);
  // Matters on the first visit only: from then on the page that is open needs no network either.
  await worker.clients.claim();
}

// Does not take over by itself: a new version waits until the pilot applies it or has closed every tab.
worker.addEventListener('install', (event) => event.waitUntil(install(event)));
worker.addEventListener('activate', (event) => event.waitUntil(activate(event)));
worker.addEventListener('message', (event) => {
  if (event.data === APPLY_UPDATE) void worker.skipWaiting();
  if (event.data === KEEP_LOGBOOK) event.waitUntil(logbook.install(event));
});
