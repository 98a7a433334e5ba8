/** What the page and the service worker agree on about the offline copy of the portal. */

/** Every file of the copy: path under the portal's folder (empty for the app's page) to its SHA-256 in base64. */
export type OfflineFiles = Readonly<Record<string, string>>;

/** What is noted about one version of the copy. */
export interface CopyRecord {
  /** Addresses under which its files are kept. */
  keys: readonly string[];
  /** When its files were fetched, ISO 8601. */
  savedAt: string;
  /** Pages are served from this version; all others are newer and waiting, or older. */
  active: boolean;
}

/** Message from a page to a waiting worker: the pilot wants the new version now. */
export const APPLY_UPDATE = 'apply-update';

/** Name of the cache of the portal in the folder `scope` (absolute, with a slash at its end). */
export function copyCacheName(scope: string): string {
  return `portal:${new URL(scope).pathname}`;
}

/** Address under which a file is kept. Its fingerprint lets two versions share the files that are the same in both. */
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
