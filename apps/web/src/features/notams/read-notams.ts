import { createStore } from '@va/ui/state/store.ts';

const { subscribe, snapshot, set } = createStore<ReadonlySet<string>>(new Set());

/**
 * Ids of the notices that need no more reading: read here, or confirmed with the account. The bell and the home page
 * use them.
 */
export const seenNotams = createStore<ReadonlySet<string>>(new Set());

/** Marks notices as needing no more reading. */
export const seeNotams = (ids: readonly string[]): void =>
  seenNotams.set(new Set([...seenNotams.snapshot(), ...ids]));

/** Ids of the notices that the pilot has read on their page; in memory only, lost on reload (docs/spec.md §4). */
export const readNotams = {
  subscribe,
  snapshot,
  /** Adds a notice. */
  mark(id: string): void {
    set(new Set([...snapshot(), id]));
    seeNotams([id]);
  },
};
