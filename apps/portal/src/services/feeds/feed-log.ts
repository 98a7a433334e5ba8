import { createStore } from '@va/ui/state/create-store.ts';
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

const { subscribe, snapshot, set } = createStore<FeedLog>(new Map());

/** How each host has answered since the portal was opened. Kept in memory only, gone with the tab. */
export const feedLog = {
  subscribe,
  snapshot,
  record: (host: string, outcome: FeedOutcome): void =>
    set(new Map(snapshot()).set(host, { outcome, at: Date.now() })),
};
