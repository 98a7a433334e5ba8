import { useSyncExternalStore } from 'react';

/** State outside React that components follow with `useStore`. */
export interface ReadableStore<T> {
  /** Calls the listener after each change; returns what ends that. */
  subscribe: (listener: () => void) => () => void;
  snapshot: () => T;
  /** The value in markup that the build or the server has rendered, where this browser's may differ. */
  atBuild?: () => T;
}

/** A store that its owner changes. */
export interface Store<T> extends ReadableStore<T> {
  /** Replaces the value and notifies every listener. Objects must be replaced, not changed in place. */
  set: (next: T) => void;
}

/** A store in memory; what must last is written elsewhere by its owner. */
export function createStore<T>(initial: T): Store<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => current,
    set(next) {
      current = next;
      for (const listener of listeners) listener();
    },
  };
}

/**
 * The value of a store; renders again at each change. Markup that was rendered elsewhere is taken over with the value
 * that it was rendered with, and changed to this browser's at once.
 */
export function useStore<T>({ subscribe, snapshot, atBuild = snapshot }: ReadableStore<T>): T {
  return useSyncExternalStore(subscribe, snapshot, atBuild);
}
