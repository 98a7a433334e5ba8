/** A page's chunk is gone from the host when a deployment has replaced it while this tab was open: reload then. */
import type { RouteObject } from 'react-router';

/**
 * A page whose chunk did not arrive. The router keeps the error and shows it at each visit until the next page load.
 */
export class ChunkError extends Error {
  /** Tries to reload the whole page; resolves to whether it is about to. */
  readonly reload: () => Promise<boolean>;

  constructor(cause: unknown, reload: () => Promise<boolean>) {
    super('A part of the page did not arrive', { cause });
    this.name = 'ChunkError';
    this.reload = reload;
  }
}

/**
 * What follows when code is missing: the whole page is reloaded, and this waits for ever; or else it fails with
 * `ChunkError`.
 */
export async function failOrReload(
  error: unknown,
  reload: () => Promise<boolean>,
  isAwaited: () => boolean,
): Promise<never> {
  if (isAwaited() && (await reload())) return new Promise<never>(() => {});
  throw new ChunkError(error, reload);
}

/**
 * The same routes; where a page's chunk is missing they reload the whole page, or else fail with `ChunkError`.
 * @param reload resolves to true once the whole page is being reloaded; the route then waits for ever
 * @param isAwaited whether somebody waits for the page; one that is only fetched ahead fails quietly
 */
export function reloadOnChunkError(
  routes: readonly RouteObject[],
  reload: () => Promise<boolean>,
  isAwaited: () => boolean,
): RouteObject[] {
  return routes.map((route): RouteObject => {
    const { lazy, children } = route;
    if (typeof lazy === 'function') {
      return {
        ...route,
        lazy: async () => {
          try {
            return await lazy();
          } catch (error) {
            return failOrReload(error, reload, isAwaited);
          }
        },
      } as RouteObject;
    }
    return children
      ? ({ ...route, children: reloadOnChunkError(children, reload, isAwaited) } as RouteObject)
      : route;
  });
}
