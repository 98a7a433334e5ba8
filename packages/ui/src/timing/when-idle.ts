/** Longest wait in a browser that is never idle, milliseconds. */
const LATEST_MS = 5000;
/** Wait where there is no `requestIdleCallback` (Safari), milliseconds. */
const BLIND_MS = 1000;

/** Runs a task when the browser is idle, at the latest after `latestMs`. Returns what cancels it. */
export function whenIdle(task: () => void, latestMs = LATEST_MS): () => void {
  if ('requestIdleCallback' in globalThis) {
    const idle = requestIdleCallback(task, { timeout: latestMs });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(task, Math.min(BLIND_MS, latestMs));
  return () => clearTimeout(timer);
}
