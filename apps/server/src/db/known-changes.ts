import type { Changes } from './changes.ts';

/**
 * The change notifications of each database, by the queries object used outside transactions. A transaction has none
 * and so never uses a cache: it must see its own writes, and must read locked rows after locking them.
 */
const known = new WeakMap<object, Changes>();

/** Allows reads through these queries to be cached; for `createDatabase`. */
export function letKeep(queries: object, changes: Changes): void {
  known.set(queries, changes);
}

/** The notifications that say how long reads through these queries may be cached; undefined if they may not. */
export const changesKnownTo = (queries: object): Changes | undefined => known.get(queries);
