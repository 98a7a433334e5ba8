import { readStored, removeStored, writeStored } from './storage.ts';

/** A choice of yes or no that this browser remembers and components follow. */
export interface FlagStore {
  subscribe: (listener: () => void) => () => void;
  snapshot: () => boolean;
  /** Applies the choice at once and remembers it. */
  set: (on: boolean) => void;
}

/**
 * Keeps one word under a key while the choice is the unusual one, and nothing otherwise.
 * @param apply what else follows the choice; called on every change, not at the start
 */
export function flagStore(key: string, word: string, apply: (on: boolean) => void = () => {}): FlagStore {
  let current = readStored(key) === word;
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => current,
    set(on) {
      current = on;
      if (on) writeStored(key, word);
      else removeStored(key);
      apply(on);
      for (const listener of listeners) listener();
    },
  };
}
