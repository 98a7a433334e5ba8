// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { atMost } from './at-most.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('gives what comes in time, and leaves no timer behind that would hold it', async () => {
  await expect(atMost(Promise.resolve('page'), 1000)).resolves.toBe('page');
  await expect(atMost(Promise.reject(new Error('no')), 1000)).rejects.toThrow('no');
  expect(vi.getTimerCount()).toBe(0);
});

it('waits no longer than it may', async () => {
  const late = atMost(new Promise(() => {}), 1000);
  await vi.advanceTimersByTimeAsync(1000);
  await expect(late).resolves.toBeUndefined();
});
