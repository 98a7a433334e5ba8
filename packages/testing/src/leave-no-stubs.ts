import { afterAll, vi } from 'vitest';

// Test files share a process: what one puts in place of `fetch` or of the environment is not there for the next.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
