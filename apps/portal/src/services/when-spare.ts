import { whenIdle } from '@va/ui/timing/when-idle.ts';

/** Milliseconds that what can wait leaves to what the pilot came for. */
const QUIET_MS = 5000;

/** Whether the line may be used for what only saves time later: there is one, and nobody has asked for little data. */
export function isLineSpare(): boolean {
  return navigator.onLine && !savesData();
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * Runs something that only saves time later, once the page has had time to come up and the browser is idle. Never for a
 * pilot who asks for little data, nor without a network, where it could only fail. Returns what calls it off.
 */
export function whenSpare(task: () => void): () => void {
  if (savesData()) return () => {};
  let callOff = () => clearTimeout(timer);
  const timer = setTimeout(() => {
    callOff = whenIdle(() => {
      if (navigator.onLine) task();
    });
  }, QUIET_MS);
  return () => callOff();
}
