import { useEffect, useRef, useState } from 'react';

/** How many are brought up to date in one task: on a slow phone that takes some 50 ms. */
const AT_ONCE = 30;

/**
 * A long list, of which every thing is shown as it was at its last turn: some are brought up to date in one task and the
 * next ones in another, so that the page answers in between. The first ones are always as they are now, and what has left
 * the list leaves it at once.
 * @param things another array only when something has changed, since each change begins a round
 */
export function useByTurns<T extends { id: string }>(things: readonly T[]): T[] {
  const [shown, setShown] = useState<ReadonlyMap<string, T>>(new Map());
  const latest = useRef(things);
  const round = useRef({ from: AT_ONCE, left: 0, timer: undefined as number | undefined });
  useEffect(() => {
    latest.current = things;
    const turns = round.current;
    // One that is under way goes on from where it is, until each has had its turn since this change.
    turns.left = Math.ceil((things.length - AT_ONCE) / AT_ONCE);
    const turn = () => {
      const all = latest.current;
      const from = turns.from < all.length ? turns.from : AT_ONCE;
      setShown((before) => {
        const known = all.map((thing, index) =>
          index >= from && index < from + AT_ONCE ? thing : before.get(thing.id),
        );
        return new Map(known.flatMap((thing) => (thing ? [[thing.id, thing]] : [])));
      });
      turns.from = from + AT_ONCE;
      turns.left -= 1;
      turns.timer = turns.left > 0 ? window.setTimeout(turn) : undefined;
    };
    if (turns.left > 0) turns.timer ??= window.setTimeout(turn);
  }, [things]);
  useEffect(() => {
    const turns = round.current;
    return () => {
      clearTimeout(turns.timer);
      turns.timer = undefined;
    };
  }, []);
  return things.flatMap((thing, index) => (index < AT_ONCE ? thing : (shown.get(thing.id) ?? [])));
}
