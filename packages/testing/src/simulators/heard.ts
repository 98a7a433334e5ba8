import { setImmediate as turn } from 'node:timers/promises';

/**
 * How long a message on this machine's own line may take, ms. The line itself may hold a small packet back for 40 ms,
 * which a count of turns of the event loop would run out of on a quick machine.
 */
const LONGEST_MS = 10_000;

/** Whether something becomes true within a time, ms; told as soon as it is. */
export async function isSoon(isTrue: () => boolean, ms: number): Promise<boolean> {
  const end = performance.now() + ms;
  while (!isTrue()) {
    if (performance.now() > end) return false;
    await turn();
  }
  return true;
}

/** Waits until something is true, as soon as it is. Throws where it never comes. */
export async function until(isTrue: () => boolean): Promise<void> {
  if (!(await isSoon(isTrue, LONGEST_MS))) throw new Error('It never came.');
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
