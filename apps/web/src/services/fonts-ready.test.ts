// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { fontsReady } from './fonts-ready.ts';

beforeEach(() => void vi.useFakeTimers());
function withFonts(load: () => Promise<unknown>): void {
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
}

it('waits for both weights', async () => {
  const load = vi.fn(() => Promise.resolve([]));
  withFonts(load);
  await fontsReady();
  expect(load.mock.calls.flat()).toEqual(['400 1rem B612', '700 1rem B612']);
});

it('goes on without fonts that cannot be loaded', async () => {
  withFonts(() => Promise.reject(new Error('no network')));
  await expect(fontsReady()).resolves.toBeUndefined();
});

it('goes on after half a second without fonts that do not arrive', async () => {
  withFonts(() => new Promise(() => {}));
  const ready = vi.fn();
  void fontsReady().then(ready);
  await vi.advanceTimersByTimeAsync(499);
  expect(ready).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ready).toHaveBeenCalled();
});
