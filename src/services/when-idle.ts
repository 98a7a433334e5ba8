/** Milliseconds after which a browser that is never idle does it all the same. */
const LATEST_MS = 5000;
/** Milliseconds to wait where the browser cannot tell whether it is idle, which is Safari. */
const BLIND_MS = 1000;
/** Milliseconds that what can wait leaves to what the pilot came for. */
const QUIET_MS = 5000;

/** Runs something once the browser has nothing better to do. Returns what calls it off. */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const idle = requestIdleCallback(task, { timeout: LATEST_MS });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(task, BLIND_MS);
  return () => clearTimeout(timer);
}

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
