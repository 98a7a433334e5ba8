import type { Changes } from './changes.ts';

/**
 * What is known of the changes of a database, by what asks it outside a transaction. A transaction is not among them: it
 * sees what it has written itself, and what it locks must be read after the lock.
 */
const known = new WeakMap<object, Changes>();

/** Lets what asks this database keep what it reads; for `createDatabase`. */
export function letKeep(queries: object, changes: Changes): void {
  known.set(queries, changes);
}

/** The changes by which what these queries read may be kept; undefined where nothing may. */
export const changesKnownTo = (queries: object): Changes | undefined => known.get(queries);
