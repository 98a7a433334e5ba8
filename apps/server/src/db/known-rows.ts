import type { Changes } from './changes.ts';

/** How long a row is known without asking, ms; of the processor's clock and of the one that requests go by. */
const KNOWN_MS = 5000;
/** Rows at most: whoever was known first is asked for again. */
const MOST_ROWS = 5000;

interface Known<T> {
  row: T;
  /** When it was read, by both clocks. */
  at: number;
  readAt: number;
}

/** Rows of accounts by what was shown for them, such as the digest of a token. */
export interface KnownRows<T> {
  /**
   * The row that is known, or the one that `read` finds. What is not there is asked for each time, so that nobody fills
   * the memory with tokens of their own making.
   * @param isGood whether what is known still counts now
   */
  find(
    key: string,
    now: Date,
    read: () => Promise<T | undefined>,
    isGood: (row: T) => boolean,
  ): Promise<T | undefined>;
}

/**
 * Knows rows for a few seconds; those of an account that changes are forgotten as soon as it is told, and where changes
 * are not heard nothing is known.
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
        // A clock that jumps, whichever way, makes it unknown.
        Math.abs(now.getTime() - one.readAt) < KNOWN_MS;
      if (one && isFresh && isGood(one.row)) return one.row;
      forget(key);
      const mark = changes.mark(['account']);
      const row = await read();
      // What was told while it was read may be newer than what was read.
      if (row !== undefined && changes.mark(['account']) === mark) keep(key, row, now);
      return row;
    },
  };
}
