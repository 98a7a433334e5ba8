import { useCallback, useState } from 'react';

/**
 * Number of entries rendered at first and added each time: about a screen, since every keystroke in a search renders as
 * many.
 */
const GROWTH = 40;

/** Distance below the window at which the end of the list renders more, so that nobody has to wait. */
const AHEAD = '1000px';

/** Length that each list had reached, by its place: Back finds the same length, and so the same scroll position. */
const grown = new Map<string, number>();

/**
 * Renders a long list step by step as its end comes into view, so that a list of thousands opens as fast as a short
 * one.
 * @param place tells this list from others, e.g. the key of the address and what is searched
 * @returns `shown` entries, `rest`, the number still to come, `end`, the ref of what follows the list, and `grow` for a
 *   button
 */
export function useGrowingList<T>(list: readonly T[], place: string) {
  const [state, setState] = useState({ place, count: grown.get(place) ?? GROWTH });
  const current = state.place === place ? state : { place, count: grown.get(place) ?? GROWTH };
  if (current !== state) setState(current);

  const grow = useCallback(() => {
    setState((before) => {
      const count = before.count + GROWTH;
      grown.set(before.place, count);
      return { ...before, count };
    });
  }, []);
  const end = useCallback(
    (element: Element | null) => {
      if (!element) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) grow();
        },
        { rootMargin: AHEAD },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [grow],
  );

  return { shown: list.slice(0, current.count), rest: Math.max(0, list.length - current.count), end, grow };
}
