import { useEffect, useRef, useState } from 'react';
import { whenIdle } from '@va/ui/timing/when-idle.ts';

/** How many are brought up to date in one task: as many strips as a window shows, and on a slow phone some 20 ms. */
const AT_ONCE = 12;
/** Longest that one waits for the map and for what the pilot does, milliseconds. */
const LATEST_MS = 50;

/** Things that are brought up to date together; the same array as before while none of them had a turn. */
export type Group<T> = readonly T[];

/**
 * A long list in groups, of which each is shown as it was at its last turn: one is brought up to date in one task and the
 * next one when the browser has nothing better to do, so that map and page answer in between. The first one is always as
 * it is now, and what has left the list leaves it at once.
 * @param things another array only when something has changed, since each change begins a round
 */
export function useByTurns<T extends { id: string }>(things: readonly T[]): Group<T>[] {
  const [shown, setShown] = useState<readonly Group<T>[]>([]);
  const latest = useRef(things);
  const round = useRef({ next: 1, left: 0, stop: undefined as (() => void) | undefined });
  useEffect(() => {
    latest.current = things;
    const turns = round.current;
    // One that is under way goes on from where it is, until each has had its turn since this change.
    turns.left = Math.ceil(things.length / AT_ONCE) - 1;
    const turn = () => {
      const groups = inGroups(latest.current);
      const next = turns.next < groups.length ? turns.next : 1;
      setShown((before) => asShown(groups, before, next));
      turns.next = next + 1;
      turns.left -= 1;
      turns.stop = turns.left > 0 ? whenIdle(turn, LATEST_MS) : undefined;
    };
    if (turns.left > 0) turns.stop ??= whenIdle(turn, LATEST_MS);
  }, [things]);
  useEffect(() => {
    const turns = round.current;
    return () => {
      turns.stop?.();
      turns.stop = undefined;
    };
  }, []);
  return asShown(inGroups(things), shown);
}

function inGroups<T>(things: readonly T[]): Group<T>[] {
  return Array.from({ length: Math.ceil(things.length / AT_ONCE) }, (_, index) =>
    things.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
}

/** The groups with their things as they were shown before; as they are now are those of the first, and of that with its turn. */
function asShown<T extends { id: string }>(
  groups: readonly Group<T>[],
  before: readonly Group<T>[],
  turn = 0,
): Group<T>[] {
  let known: ReadonlyMap<string, T> | undefined;
  return groups.map((group, index) => {
    if (index === 0 || index === turn) return group;
    const same = before[index];
    if (same?.length === group.length && same.every(({ id }, at) => id === group[at]?.id)) return same;
    known ??= new Map(before.flat().map((thing) => [thing.id, thing]));
    return group.flatMap(({ id }) => known?.get(id) ?? []);
  });
}
