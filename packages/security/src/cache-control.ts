/** How long an answer may be kept. Of what is everybody's `no-cache` (ask again, reuse if unchanged), not `no-store`, which costs bfcache. */

/** Files whose name carries a hash of what they hold. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Everything else: pages, boot script, service worker, version, pictures, documents. */
export const REVALIDATE = 'no-cache';
/** Answers with personal data: stored neither by a browser that somebody else may use next nor by a proxy. */
export const OF_ONE = 'private, no-store';
