import { afterEach, vi } from 'vitest';

// Test files share a process: what a test puts in place of `fetch`, of the clock or of the environment is not there for the next.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
