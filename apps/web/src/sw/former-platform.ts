/**
 * Stands at the address of the worker that the platform had for itself before it was one app with the portal: throws what
 * that one kept away and goes. A device that is subscribed to notices keeps it for them alone, until a page has subscribed
 * it anew (`services/push-device.ts`).
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
  // Without push, or where it fails, there is nothing to keep it for.
  const subscription = await Promise.resolve(worker.registration.pushManager?.getSubscription()).catch(
    () => null,
  );
  if (!subscription) await worker.registration.unregister();
}

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(leave()));
showNotices(globalThis as unknown as NoticeWorker, worker.registration.scope);
