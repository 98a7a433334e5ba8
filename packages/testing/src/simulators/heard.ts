import { setImmediate as turn } from 'node:timers/promises';

/** Turns of the event loop that a message on this machine's own line may take. */
const TURNS = 20_000;

/** Waits until something is true, as soon as it is. Throws where it never comes. */
export async function until(isTrue: () => boolean): Promise<void> {
  for (let i = 0; i < TURNS; i += 1) {
    if (isTrue()) return;
    await turn();
  }
  throw new Error('It never came.');
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
