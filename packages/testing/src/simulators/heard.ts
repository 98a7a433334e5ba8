import { setImmediate as turn } from 'node:timers/promises';

/**
 * How long a message on this machine's own line may take, ms. The line itself may hold a small packet back for 40 ms,
 * which a count of turns of the event loop would run out of on a quick machine.
 */
const LONGEST_MS = 10_000;

/** Waits until something is true, as soon as it is. Throws where it never comes. */
export async function until(isTrue: () => boolean): Promise<void> {
  const end = performance.now() + LONGEST_MS;
  while (!isTrue()) {
    if (performance.now() > end) throw new Error('It never came.');
    await turn();
  }
}

/** Timers that a test lets pass by hand. */
export function handTimers() {
  const all = new Set<() => void>();
  return {
    every(_ms: number, act: () => void) {
      all.add(act);
      return { stop: () => void all.delete(act) };
    },
    /** All of them are due. */
    pass() {
      for (const act of all) act();
    },
  };
}
