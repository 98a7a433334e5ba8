/** Longest wait in a browser that is never idle, milliseconds. */
const LATEST_MS = 5000;
/** Wait where there is no `requestIdleCallback` (Safari), milliseconds. */
const BLIND_MS = 1000;

/** Runs a task when the browser is idle. Returns what cancels it. */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const idle = requestIdleCallback(task, { timeout: LATEST_MS });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(task, BLIND_MS);
  return () => clearTimeout(timer);
}
