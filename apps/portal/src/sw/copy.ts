/** The copy of the portal in the browser's cache: how it is filled, changed for another, read and thrown away. */
import {
  copyCacheName,
  copyKey,
  recordKey,
  recordPrefix,
  type CopyRecord,
  type OfflineFiles,
} from '#app/config/offline-copy.ts';

/** One version of the copy. */
export interface Copy {
  /** Absolute address of the portal's folder, with a slash at its end. */
  scope: string;
  version: string;
  files: OfflineFiles;
}

/** Downloads at a time: enough to keep the line busy, few enough to leave room for the pilot's own pages. */
const LANES = 4;

/**
 * Fetches what is missing, and no byte that is there already: what an interrupted attempt or an earlier version has
 * left is used. Rejects when a file does not arrive, or is not the one that this version was built with; the browser
 * then tries again at the next visit.
 */
export async function fillCopy({ scope, version, files }: Copy): Promise<void> {
  const cache = await caches.open(copyCacheName(scope));
  const savedAt = new Date().toISOString();
  const keys = Object.entries(files).map(([path, sha256]) => copyKey(scope, path, sha256));
  const own = recordKey(scope, version);
  const active = (await readRecords(cache, scope)).get(own)?.active ?? false;
  // Noted first: whoever cleans up meanwhile must leave alone what is being fetched.
  await writeRecord(cache, own, { keys, savedAt, active });
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const missing = Object.entries(files)
    .map(([path, sha256]) => ({ path, sha256, key: copyKey(scope, path, sha256) }))
    .filter(({ key }) => !kept.has(key))
    .values();
  const lane = async () => {
    for (const { path, sha256, key } of missing) {
      // The name of an asset changes with what it holds, so the browser may use the one that it has.
      const cached: RequestCache = path.startsWith('assets/') ? 'default' : 'no-cache';
      const answer = await fetch(scope + path, {
        cache: cached,
        integrity: `sha256-${sha256}`,
        priority: 'low',
      });
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
      await cache.put(key, withoutRedirect(answer));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/**
 * Makes this version the one that pages are served from, and forgets what no page can need any more. The version
 * before stays: a tab that is still open was made from it.
 */
export async function activateCopy({ scope, version }: Copy): Promise<void> {
  const cache = await caches.open(copyCacheName(scope));
  const own = recordKey(scope, version);
  const records = await readRecords(cache, scope);
  const record = records.get(own);
  if (!record) return;
  const keep = new Set<string>();
  for (const [key, other] of records) {
    const wanted = key === own || other.active || other.savedAt > record.savedAt;
    if (wanted) for (const kept of [key, ...other.keys]) keep.add(kept);
    if (wanted && key !== own && other.active) await writeRecord(cache, key, { ...other, active: false });
  }
  await writeRecord(cache, own, { ...record, active: true });
  for (const { url } of await cache.keys()) if (!keep.has(url)) await cache.delete(url);
}

/** A kept file, or the network's answer when the browser has lost it. */
export async function readCopy({ scope, files }: Copy, path: string, request: Request): Promise<Response> {
  const cache = await caches.open(copyCacheName(scope));
  return (await cache.match(copyKey(scope, path, files[path] ?? ''))) ?? fetch(request);
}

/** The network's answer, or the app's own page without a network. */
export async function readCopyWithoutNetwork(copy: Copy, request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return readCopy(copy, '', request);
  }
}

/** A file of the version before, for a tab that is still open, or whatever the network says. */
export async function readEarlierCopy({ scope }: Copy, request: Request): Promise<Response> {
  const cache = await caches.open(copyCacheName(scope));
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}

/** Throws the whole copy away. */
export async function dropCopy(scope: string): Promise<void> {
  await caches.delete(copyCacheName(scope));
}

async function readRecords(cache: Cache, scope: string): Promise<Map<string, CopyRecord>> {
  const records = new Map<string, CopyRecord>();
  for (const request of await cache.keys()) {
    if (!request.url.startsWith(recordPrefix(scope))) continue;
    const answer = await cache.match(request);
    if (answer) records.set(request.url, (await answer.json()) as CopyRecord);
  }
  return records;
}

function writeRecord(cache: Cache, key: string, record: CopyRecord): Promise<void> {
  return cache.put(key, new Response(JSON.stringify(record)));
}

/** Browsers refuse to open a page from an answer that came by a redirect. */
function withoutRedirect(answer: Response): Response {
  return answer.redirected ? new Response(answer.body, answer) : answer;
}
