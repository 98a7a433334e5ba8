import type { ReadableStore } from './store.ts';

/**
 * Store of whether a media query such as `(width >= 768px)` matches.
 * @param painted answer that server and build assume, since they have no screen
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
