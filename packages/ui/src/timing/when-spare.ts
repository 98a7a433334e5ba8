import { whenIdle } from './when-idle.ts';

/** Milliseconds that low-priority work leaves to the page itself. */
const QUIET_MS = 5000;

/** Whether the connection allows requests that only save time later: online, and without «save data». */
export function isLineSpare(): boolean {
  return navigator.onLine && !savesData();
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * Runs low-priority work once the page is up and the browser idle; never under «save data» or offline. Returns what
 * cancels it.
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
