/** The kill switch: published in place of the worker, it throws the kept pages away and goes. */
import type { WorkerGlobal } from './worker-global.ts';

const worker = globalThis as unknown as WorkerGlobal;

async function leave(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith('plataforma-paginas-')) await caches.delete(name);
  await worker.registration.unregister();
}

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(leave()));
