/** Parts of the offline copy besides the files, which Workbox keeps: the previous version and the dates. */
import { copyCaches, dateKey } from '#app/config/offline-copy.ts';

/** Notes that all of a version has been fetched, which now waits for its turn. */
export async function noteFetched(scope: string): Promise<void> {
  const dates = await caches.open(copyCaches(scope).dates);
  await dates.put(dateKey(scope, 'waiting'), new Response(new Date().toISOString()));
}

/** The version that waited is the one in use. */
export async function noteActive(scope: string): Promise<void> {
  const dates = await caches.open(copyCaches(scope).dates);
  const waiting = await dates.match(dateKey(scope, 'waiting'));
  if (!waiting) return;
  await dates.put(dateKey(scope, 'active'), waiting);
  await dates.delete(dateKey(scope, 'waiting'));
}

/**
 * Stores the files that the new version lacks, in place of those set aside before: tabs of the outgoing version still
 * need them.
 * @param current keys of the new version's files
 */
export async function keepEarlier(scope: string, current: ReadonlySet<string>): Promise<void> {
  const names = copyCaches(scope);
  await caches.delete(names.earlier);
  const [files, earlier] = await Promise.all([caches.open(names.files), caches.open(names.earlier)]);
  for (const { url } of await files.keys()) {
    const answer = current.has(url) ? undefined : await files.match(url);
    if (answer) await earlier.put(url, answer);
  }
}

/** A file of the version before, or what the network answers where there is none. */
export async function earlierThenNetwork(scope: string, request: Request): Promise<Response> {
  const earlier = await caches.open(copyCaches(scope).earlier);
  return (await earlier.match(request, { ignoreSearch: true })) ?? fetch(request);
}
