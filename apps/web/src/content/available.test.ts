// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { routePatterns } from '@va/schemas/pages/portal-pages.ts';

beforeEach(() => {
  vi.resetModules();
  return () => {
    vi.doUnmock('#app/content/feeds.ts');
    vi.doUnmock('#app/content/airline.ts');
  };
});

it('has the live traffic while a network is on', async () => {
  const { isAvailable } = await import('./available.ts');
  expect(isAvailable(routePatterns.traffic)).toBe(true);
});

it('has none where the airline has switched the networks off, nor the last plan without its source', async () => {
  vi.doMock('#app/content/feeds.ts', () => ({ findFeed: () => undefined }));
  const { isAvailable } = await import('./available.ts');
  expect(isAvailable(routePatterns.traffic)).toBe(false);
  expect(isAvailable(routePatterns.myPlan)).toBe(false);
  expect(isAvailable(routePatterns.home)).toBe(true);
});

it('has no «¿Qué vuelo hoy?» where the airline has switched that view off', async () => {
  const { airline } = await import('./airline.ts');
  vi.doMock('#app/content/airline.ts', () => ({ airline: { ...airline, views: { flightIdeas: false } } }));
  const { isAvailable } = await import('./available.ts');
  expect(isAvailable(routePatterns.flightIdeas)).toBe(false);
  expect(isAvailable(routePatterns.myPlan)).toBe(true);
});
