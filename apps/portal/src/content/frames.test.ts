// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  return () => vi.doUnmock('./feeds.ts');
});

it('names the native view of a frame while a network of it is on', async () => {
  const { frames } = await import('./frames.ts');
  expect(frames.some(({ nativeView }) => nativeView === 'trafico')).toBe(true);
});

it('names none where the airline has switched the networks off', async () => {
  vi.doMock('./feeds.ts', () => ({ findFeed: () => undefined }));
  const { frames } = await import('./frames.ts');
  expect(frames.length).toBeGreaterThan(0);
  expect(frames.some((frame) => 'nativeView' in frame)).toBe(false);
});
