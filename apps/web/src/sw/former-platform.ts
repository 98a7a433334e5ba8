/**
 * Replacement for the worker that the platform had before portal and platform became one app: deletes that worker's
 * caches and unregisters itself. On a device subscribed to push messages it stays for these alone, until a page renews
 * the subscription (`services/push-device.ts`).
 */
import { showNotices, type NoticeWorker } from './notices.ts';
import type { WorkerScope } from './worker-scope.ts';

interface FormerWorker extends WorkerScope {
  registration: WorkerScope['registration'] & Pick<ServiceWorkerRegistration, 'pushManager'>;
}

const worker = globalThis as unknown as FormerWorker;

async function leave(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith('plataforma-paginas-')) await caches.delete(name);
  // Without a push subscription the worker has no purpose.
  const subscription = await Promise.resolve(worker.registration.pushManager?.getSubscription()).catch(
    () => null,
  );
  if (!subscription) await worker.registration.unregister();
}

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(leave()));
showNotices(globalThis as unknown as NoticeWorker, worker.registration.scope);
