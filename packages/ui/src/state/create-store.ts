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
