import { useSyncExternalStore } from 'react';
import type { ReadableStore } from './create-store.ts';

/** The value of a store, also while the page is rendered by the build; renders again at each change. */
export function useStore<T>({ subscribe, snapshot }: ReadableStore<T>): T {
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}
