// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  return () => vi.doUnmock('./feeds.ts');
});

it('names the native view of a frame while a network of it is on', async () => {
  const { frameById } = await import('./frames.ts');
  expect(frameById('mapa-en-vivo').nativeView).toBe('trafico');
});

it('names none where the airline has switched the networks off', async () => {
  vi.doMock('./feeds.ts', () => ({ findFeed: () => undefined }));
  const { frameById } = await import('./frames.ts');
  expect(frameById('mapa-en-vivo')).not.toHaveProperty('nativeView');
});
