/** Facts that page and service worker share about the offline copy of the portal. */

/** Message from a page to a waiting worker: the pilot wants the new version now. */
export const APPLY_UPDATE = 'apply-update';

/** Message from a page of the logbook: its files are to be kept too. */
export const KEEP_LOGBOOK = 'keep-logbook';

export interface CopyCaches {
  /** The files of the version in use, and of the one that waits. */
  files: string;
  /** Cache with files of the previous version, for tabs that are still open from it. */
  earlier: string;
  /** The files of logbook and bookings; there once one of those pages was opened. */
  logbook: string;
  /** The documents of the pages that were opened. */
  pages: string;
  /** Name of the store with the dates of the versions. */
  dates: string;
}

/** Names of the caches of the portal in the folder `scope` (absolute, with a slash at its end). */
export function copyCaches(scope: string): CopyCaches {
  const prefix = `portal:${new URL(scope).pathname}:`;
  return {
    files: `${prefix}files`,
    earlier: `${prefix}earlier`,
    logbook: `${prefix}logbook`,
    pages: `${prefix}pages`,
    dates: `${prefix}dates`,
  };
}

/** Address under which it is noted, in ISO 8601, when a version was fetched. */
export function dateKey(scope: string, version: 'active' | 'waiting'): string {
  return `${scope}?copy=${version}`;
}
