import type { ReadableStore } from './create-store.ts';

/**
 * Whether a media query such as `(width >= 768px)` matches, as a store.
 * @param painted what the server and the build take for the answer, who see no screen
 */
export function mediaQuery(query: string, painted = true): ReadableStore<boolean> {
  return {
    subscribe(listener) {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    snapshot: () => matchMedia(query).matches,
    atBuild: () => painted,
  };
}
