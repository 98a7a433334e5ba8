import { useCallback, useState } from 'react';

/** Entries drawn at first, and added each time: more than a tall window shows at once. */
const GROWTH = 60;

/** How far below the window the end of the list may be when more is drawn, so that nobody waits for it. */
const AHEAD = '1000px';

/** How far lists had grown, by where they stand: Back finds the same list, and with it the place to scroll to. */
const grown = new Map<string, number>();

/**
 * As much of a long list as is worth drawing, and more whenever its end comes near: the time that a page of thousands
 * takes does not depend on how many there are.
 * @param place what tells this list from the next one, such as the key of the address and what is searched
 * @returns the entries to draw; `rest`, the number still to come; `end`, the ref of what stands after the last one; and
 *   `grow`, for whoever asks by button
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
