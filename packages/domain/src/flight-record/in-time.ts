/** Places in a recording by time. Its points and samples are in order, so that they are found by halving. */

/** Index of the first item at or after a moment, ms since 1970 UTC; their number where none is. */
export function indexFrom(items: readonly { at: number }[], moment: number): number {
  return indexWhere(items, (at) => at >= moment);
}

/** Index of the first item after a moment, ms since 1970 UTC; their number where none is. */
export function indexAfter(items: readonly { at: number }[], moment: number): number {
  return indexWhere(items, (at) => at > moment);
}

/** Items between two moments, both included, ms since 1970 UTC. */
export function itemsBetween<T extends { at: number }>(items: readonly T[], from: number, to: number): T[] {
  return items.slice(indexFrom(items, from), indexAfter(items, to));
}

/** The first item from an index on that passes a test; undefined if none does. */
export function firstFrom<T>(items: readonly T[], index: number, test: (item: T) => boolean): T | undefined {
  for (let i = index; i < items.length; i += 1) {
    const item = items[i];
    if (item !== undefined && test(item)) return item;
  }
  return undefined;
}

/** The last item before an index that passes a test; undefined if none does. */
export function lastBefore<T>(items: readonly T[], index: number, test: (item: T) => boolean): T | undefined {
  for (let i = index - 1; i >= 0; i -= 1) {
    const item = items[i];
    if (item !== undefined && test(item)) return item;
  }
  return undefined;
}

/** Index of the first item that is late enough; all after it are too. */
function indexWhere(items: readonly { at: number }[], isLate: (at: number) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const item = items[middle];
    if (item !== undefined && isLate(item.at)) high = middle;
    else low = middle + 1;
  }
  return low;
}
