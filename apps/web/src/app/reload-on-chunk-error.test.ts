import type { RouteObject } from 'react-router';
import { expect, it, vi } from 'vitest';
import { ChunkError, reloadOnChunkError } from './reload-on-chunk-error.ts';

const gone = new TypeError('Failed to fetch dynamically imported module');
const lazyOf = (route: RouteObject | undefined) => {
  if (typeof route?.lazy !== 'function') throw new Error('no lazy route');
  return route.lazy;
};
const only = (lazy: () => Promise<object>, reload: () => Promise<boolean>, isAwaited = true) =>
  lazyOf(
    reloadOnChunkError([{ children: [{ path: '/flota', lazy }] }], reload, () => isAwaited)[0]?.children?.[0],
  );

it('leaves pages alone whose chunk arrives', async () => {
  const reload = vi.fn<() => Promise<boolean>>();
  const page = { Component: () => null };
  expect(await only(async () => page, reload)()).toBe(page);
  expect(reload).not.toHaveBeenCalled();
});

it('fails with its own error where the page cannot be reloaded', async () => {
  const failure = only(
    () => Promise.reject(gone),
    async () => false,
  )();
  await expect(failure).rejects.toBeInstanceOf(ChunkError);
  await expect(failure).rejects.toMatchObject({ cause: gone });
});

it('reloads nothing for a page that is only fetched ahead', async () => {
  const reload = vi.fn<() => Promise<boolean>>(async () => true);
  await expect(only(() => Promise.reject(gone), reload, false)()).rejects.toBeInstanceOf(ChunkError);
  expect(reload).not.toHaveBeenCalled();
});

it('keeps quiet while the page is loaded anew', async () => {
  const settled = vi.fn<() => void>();
  void only(
    () => Promise.reject(gone),
    async () => true,
  )().then(settled, settled);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(settled).not.toHaveBeenCalled();
});

it('keeps everything else of a route', () => {
  const routes: RouteObject[] = [{ id: 'layout', children: [{ id: 'page', path: '/flota' }] }];
  expect(
    reloadOnChunkError(
      routes,
      async () => false,
      () => true,
    ),
  ).toEqual(routes);
});
