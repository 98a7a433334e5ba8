/** Numbers that look like chance and are the same for the same words, on every machine. */
export interface SeededRandom {
  /** From 0 up to but not including 1. */
  fraction(): number;
  /** A whole number from 0 up to but not including `count`. */
  below(count: number): number;
  /** One of a list; undefined of an empty one. */
  pick<T>(list: readonly T[]): T | undefined;
}

/** FNV-1a for the seed and mulberry32 for what follows: short, and good enough for sample data. */
export function seededRandom(words: string): SeededRandom {
  let state = 0x811c9dc5;
  for (const sign of words) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(fraction() * count);
  return { fraction, below, pick: (list) => list[below(list.length)] };
}
