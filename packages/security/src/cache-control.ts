/** How long an answer may be kept. `no-cache` (ask again, reuse if unchanged), never `no-store`, which costs bfcache. */

/** Files whose name carries a hash of what they hold. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Everything else: pages, boot script, service worker, version, pictures, documents. */
export const REVALIDATE = 'no-cache';
