import { useSyncExternalStore } from 'react';
import type { ReadableStore } from './create-store.ts';

/**
 * The value of a store; renders again at each change. Markup that was rendered elsewhere is taken over with the value
 * that it was rendered with, and changed to this browser's at once.
 */
export function useStore<T>({ subscribe, snapshot, atBuild = snapshot }: ReadableStore<T>): T {
  return useSyncExternalStore(subscribe, snapshot, atBuild);
}
