import type { Changes } from './changes.ts';

/** How long a cached row is used without asking the database, ms; by the monotonic clock and the requests' clock. */
const KNOWN_MS = 5000;
/** Most cached rows; beyond that the oldest goes. */
const MOST_ROWS = 5000;

interface Known<T> {
  row: T;
  /** When it was read: `at` by the monotonic clock, `readAt` by the requests' clock, both ms. */
  at: number;
  readAt: number;
}

/** A cache of account rows by the credential that the caller showed, such as the digest of a token. */
export interface KnownRows<T> {
  /**
   * The cached row, or the one that `read` finds. Misses are not cached, so that nobody can fill the memory with
   * invented tokens.
   * @param isGood whether a cached row is still valid now
   */
  find(
    key: string,
    now: Date,
    read: () => Promise<T | undefined>,
    isGood: (row: T) => boolean,
  ): Promise<T | undefined>;
}

/**
 * The change notifications of each database, by the queries object used outside transactions. A transaction has none
 * and so never uses a cache: it must see its own writes, and must read locked rows after locking them.
 */
const known = new WeakMap<object, Changes>();

/** The notifications that say how long reads through these queries may be cached; undefined if they may not. */
export const changesKnownTo = (queries: object): Changes | undefined => known.get(queries);

/**
 * Caches rows for a few seconds. A notified change of an account drops its rows at once; while notifications do not
 * arrive, every call reads the database.
 * @param pilotOf the account of a row
 */
export function knownRows<T>(changes: Changes, pilotOf: (row: T) => string): KnownRows<T> {
  const known = new Map<string, Known<T>>();
  const ofPilot = new Map<string, Set<string>>();
  const forget = (key: string) => {
    const one = known.get(key);
    if (!one) return;
    known.delete(key);
    const pilot = pilotOf(one.row);
    const keys = ofPilot.get(pilot);
    keys?.delete(key);
    if (keys?.size === 0) ofPilot.delete(pilot);
  };
  changes.follow('account', (pilot) => {
    if (pilot === undefined) {
      known.clear();
      ofPilot.clear();
    } else for (const key of ofPilot.get(pilot) ?? []) forget(key);
  });
  const keep = (key: string, row: T, now: Date) => {
    forget(key);
    const [oldest] = known.size >= MOST_ROWS ? known.keys() : [];
    if (oldest !== undefined) forget(oldest);
    known.set(key, { row, at: performance.now(), readAt: now.getTime() });
    const pilot = pilotOf(row);
    ofPilot.set(pilot, (ofPilot.get(pilot) ?? new Set()).add(key));
  };
  return {
    async find(key, now, read, isGood) {
      if (!(await changes.areHeard())) return read();
      const one = known.get(key);
      const isFresh =
        one &&
        performance.now() - one.at < KNOWN_MS &&
        // A jump of the requests' clock, forward or back, makes the row stale.
        Math.abs(now.getTime() - one.readAt) < KNOWN_MS;
      if (one && isFresh && isGood(one.row)) return one.row;
      forget(key);
      const mark = changes.mark(['account']);
      const row = await read();
      // Do not cache if an account changed during the read: the row may be stale already.
      if (row !== undefined && changes.mark(['account']) === mark) keep(key, row, now);
      return row;
    },
  };
}

/** Allows reads through these queries to be cached; for `createDatabase`. */
export function letKeep(queries: object, changes: Changes): void {
  known.set(queries, changes);
}
