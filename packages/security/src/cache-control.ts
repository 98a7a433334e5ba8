/** How long an answer may be kept. Of what is everybody's `no-cache` (ask again, reuse if unchanged), not `no-store`, which costs bfcache. */

/** For files with a hash of their content in the name. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For everything else: pages, boot script, service worker, version, pictures, documents. */
export const REVALIDATE = 'no-cache';
/** For answers with personal data: neither a browser, which somebody else may use next, nor a proxy may store them. */
export const OF_ONE = 'private, no-store';
