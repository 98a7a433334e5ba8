// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { routePatterns } from '@va/schemas/pages/portal-pages.ts';

beforeEach(() => {
  vi.resetModules();
  return () => vi.doUnmock('#app/content/feeds.ts');
});

it('has the live traffic while a network is on', async () => {
  const { isAvailable } = await import('./available.ts');
  expect(isAvailable(routePatterns.traffic)).toBe(true);
});

it('has none where the airline has switched the networks off', async () => {
  vi.doMock('#app/content/feeds.ts', () => ({ findFeed: () => undefined }));
  const { isAvailable } = await import('./available.ts');
  expect(isAvailable(routePatterns.traffic)).toBe(false);
  expect(isAvailable(routePatterns.home)).toBe(true);
});
