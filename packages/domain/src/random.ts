/** Mulberry32, public domain: numbers from 0 up to but not including 1, the same ones for the same seed. Pure. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Numbers that look like chance and are the same for the same words, on every machine. */
export interface SeededRandom {
  /** From 0 up to but not including 1. */
  fraction(): number;
  /** A whole number from 0 up to but not including `count`. */
  below(count: number): number;
  /** One element of a list; undefined if the list is empty. */
  pick<T>(list: readonly T[]): T | undefined;
}

/** FNV-1a makes the seed of the words: short, and good enough for sample data. */
export function seededRandom(words: string): SeededRandom {
  let seed = 0x811c9dc5;
  for (const sign of words) seed = Math.imul(seed ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  const fraction = randomFrom(seed);
  const below = (count: number) => Math.floor(fraction() * count);
  return { fraction, below, pick: (list) => list[below(list.length)] };
}
