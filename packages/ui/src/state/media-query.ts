import type { ReadableStore } from './create-store.ts';

/** Whether a media query such as `(width >= 768px)` matches, as a store; what is rendered elsewhere is for a screen that it matches. */
export function mediaQuery(query: string): ReadableStore<boolean> {
  return {
    subscribe(listener) {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    snapshot: () => matchMedia(query).matches,
    atBuild: () => true,
  };
}
