import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lettersReady } from './letters.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function withFonts(load: () => Promise<unknown>): void {
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
}

it('waits for both weights', async () => {
  const load = vi.fn(() => Promise.resolve([]));
  withFonts(load);
  await lettersReady();
  expect(load.mock.calls.flat()).toEqual(['400 1rem B612', '700 1rem B612']);
});

it('goes on without letters that cannot be had', async () => {
  withFonts(() => Promise.reject(new Error('no network')));
  await expect(lettersReady()).resolves.toBeUndefined();
});

it('goes on after half a second without letters that do not come', async () => {
  withFonts(() => new Promise(() => {}));
  const ready = vi.fn();
  void lettersReady().then(ready);
  await vi.advanceTimersByTimeAsync(499);
  expect(ready).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ready).toHaveBeenCalled();
});
