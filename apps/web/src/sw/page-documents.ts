/**
 * The documents of single pages, each painted as the page that it is. They are not fetched beforehand, which would double
 * the copy: one is kept once its page has been opened.
 */
import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import type { PrecacheEntry } from 'workbox-precaching';
import { copyCaches } from '#app/config/offline-copy.ts';
import { worker, type LifecycleEvent } from './worker-scope.ts';

/**
 * Time for which a page waits for its own document before it opens with the app's generic one, which is at hand, ms.
 */
export const DOCUMENT_WAIT = 500;

export interface PageDocuments {
  /**
   * The document of the page at an address, from the copy or the network. Undefined if there is none, if it is of
   * another version, or if it does not arrive soon; a late one is stored nevertheless.
   */
  open(url: URL, event: LifecycleEvent): Promise<Response | undefined>;
  /** Keeps the documents of the pages that are open now: their first visit came before there was a worker. */
  keepOpen(event: LifecycleEvent): Promise<void>;
  /** Drops the documents of the version before. */
  activate(event: LifecycleEvent): Promise<unknown>;
}

/**
 * @param scope the portal's folder, absolute, with a slash at its end
 * @param entries every page's document with its fingerprint: what another version has painted is refused
 */
export function pageDocuments(scope: string, entries: PrecacheEntry[]): PageDocuments {
  const documents = new PrecacheController({ cacheName: copyCaches(scope).pages });
  documents.addToCacheList(entries);

  /** The address of the document, which has neither search parameters nor a slash at its end. */
  const addressOf = ({ origin, pathname }: URL) => `${origin}${pathname.replace(/\/$/, '')}`;

  /**
   * Fetches the document of an address and stores it; fails without a network, and for a document of another version.
   */
  async function fetchDocument(address: string, event: LifecycleEvent): Promise<Response> {
    const cacheKey = documents.getCacheKeyForURL(address) ?? address;
    const integrity = documents.getIntegrityForCacheKey(cacheKey);
    // Sets the fingerprint in the request too, since during installation the separate parameter is ignored.
    const request = new Request(address, { integrity, credentials: 'same-origin' });
    return documents.strategy.handle({ request, event, params: { cacheKey, integrity } });
  }

  return {
    async open(url, event) {
      const address = addressOf(url);
      if (!documents.getCacheKeyForURL(address)) return undefined;
      const kept = await documents.matchPrecache(address);
      // If a new version waits, the network serves that one, so the version in use takes only stored documents.
      if (kept || worker.registration.waiting) return kept;
      const fetched = fetchDocument(address, event).catch(() => undefined);
      event.waitUntil(fetched);
      return Promise.race([fetched, new Promise<undefined>((late) => setTimeout(late, DOCUMENT_WAIT))]);
    },

    async keepOpen(event) {
      const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
      const addresses = new Set(windows.map(({ url }) => addressOf(new URL(url))));
      const ours = [...addresses].filter((address) => documents.getCacheKeyForURL(address));
      await Promise.allSettled(ours.map((address) => fetchDocument(address, event)));
    },

    activate: (event) => documents.activate(event),
  };
}
