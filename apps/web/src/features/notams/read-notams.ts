import { createStore } from '@va/ui/state/create-store.ts';

const { subscribe, snapshot, set } = createStore<ReadonlySet<string>>(new Set());

/** Which notices the pilot has read, by id: in memory only, gone on reload (docs/spec.md §4). */
export const readNotams = {
  subscribe,
  snapshot,
  /** Adds a notice. */
  mark: (id: string): void => set(new Set([...snapshot(), id])),
};
