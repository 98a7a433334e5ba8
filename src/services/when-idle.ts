/** Milliseconds that go by first, so that what the pilot came for has all of the connection. */
const QUIET_MS = 5000;

/**
 * Runs something that only saves time later, once the page has had time to come up and the browser has nothing to do.
 * Never for a pilot who asks for little data, nor without a network, where it could only fail. Returns what calls it
 * off.
 */
export function whenIdle(task: () => void): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return () => {};
  const run = () => {
    if (navigator.onLine) task();
  };
  let idle: number | undefined;
  const timer = setTimeout(() => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) idle = requestIdleCallback(run);
    else run();
  }, QUIET_MS);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
