/** Milliseconds after which a browser that is never idle does it all the same. */
const LATEST_MS = 5000;
/** Milliseconds to wait where the browser cannot tell whether it is idle, which is Safari. */
const BLIND_MS = 1000;

/** Runs something once the browser has nothing better to do. Returns what calls it off. */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const idle = requestIdleCallback(task, { timeout: LATEST_MS });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(task, BLIND_MS);
  return () => clearTimeout(timer);
}
