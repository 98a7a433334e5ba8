import type { FeedFailure } from '#app/lib/feed-error.ts';

/** How the last request to a host ended. */
export type FeedOutcome = 'answered' | FeedFailure;

export interface FeedRecord {
  outcome: FeedOutcome;
  /** Epoch milliseconds. */
  at: number;
}

/** By host. */
export type FeedLog = ReadonlyMap<string, FeedRecord>;

let log: FeedLog = new Map();
const listeners = new Set<() => void>();

/** What this browser has heard of each host since the portal was opened. Kept in memory only, gone with the tab. */
export const feedLog = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: (): FeedLog => log,
  record(host: string, outcome: FeedOutcome): void {
    log = new Map(log).set(host, { outcome, at: Date.now() });
    for (const listener of listeners) listener();
  },
};
