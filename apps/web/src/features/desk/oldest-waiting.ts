import type { DeskCounter } from '#app/api/desk.ts';

/** The thing that has waited longest for a decision, and how many wait in all. */
export interface OldestWaiting {
  waiting: number;
  /** Page on which it is decided. */
  open: string;
  /** Beginning of the wait, milliseconds since 1970. */
  since: number;
}

/** The oldest thing that staff can decide; undefined where all is clear. What waits for a pilot does not count. */
export function oldestWaiting(counters: readonly DeskCounter[]): OldestWaiting | undefined {
  let oldest: OldestWaiting | undefined;
  let waiting = 0;
  for (const { count, oldestAt, open } of counters) {
    if (open === null || oldestAt === null) continue;
    waiting += count;
    const since = Date.parse(oldestAt);
    if (oldest === undefined || since < oldest.since) oldest = { waiting, open, since };
  }
  return oldest && { ...oldest, waiting };
}
