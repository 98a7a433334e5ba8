import { copyCaches } from '#app/config/offline-copy.ts';

/** Throws the whole copy away. */
export async function dropCopy(scope: string): Promise<void> {
  for (const name of Object.values(copyCaches(scope))) await caches.delete(name);
  await dropFormerCopy(scope);
}

/** Throws away what the portal kept before it used Workbox. */
export async function dropFormerCopy(scope: string): Promise<void> {
  await caches.delete(`portal:${new URL(scope).pathname}`);
}
