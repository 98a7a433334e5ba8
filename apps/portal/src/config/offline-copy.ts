/** What the page and the service worker must agree on about the copy of the portal that works without a network. */

/** Every file of the copy: path under the portal's folder (empty for the app's page) to its SHA-256 in base64. */
export type OfflineFiles = Readonly<Record<string, string>>;

/** What is noted about one version of the copy. */
export interface CopyRecord {
  /** Addresses under which its files are kept. */
  keys: readonly string[];
  /** When its files were fetched, ISO 8601. */
  savedAt: string;
  /** The pages are served from it; the others are waiting for their turn, or were served before. */
  active: boolean;
}

/** Message from a page to a waiting worker: the pilot wants the new version now. */
export const APPLY_UPDATE = 'apply-update';

/** Name of the cache of the portal in the folder `scope` (absolute, with a slash at its end). */
export function copyCacheName(scope: string): string {
  return `portal:${new URL(scope).pathname}`;
}

/**
 * Address under which a file is kept. It carries the file's fingerprint, so that two versions of the portal share what
 * they have in common and never what differs.
 */
export function copyKey(scope: string, path: string, sha256: string): string {
  return `${scope}${path}?sha256=${encodeURIComponent(sha256)}`;
}

/** Address under which the record of a version is kept. */
export function recordKey(scope: string, version: string): string {
  return `${recordPrefix(scope)}${version}`;
}

/** What the addresses of all records begin with. */
export function recordPrefix(scope: string): string {
  return `${scope}?copy=`;
}
