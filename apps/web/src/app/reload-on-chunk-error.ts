/** A page's chunk is gone from the host when a deployment has replaced it while this tab was open: reload then. */
import type { RouteObject } from 'react-router';
import { reloadOnce } from '#app/services/reload.ts';

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

/** Messages of browsers for code that failed to load: Chromium and Firefox, Safari. */
const NOT_ARRIVED = /dynamically imported module|Importing a module script failed/i;

/** The code for want of which a page failed: that of a route, or of a part which a page loads by itself. */
export function missingCode(error: unknown): ChunkError | undefined {
  if (error instanceof ChunkError) return error;
  if (!(error instanceof TypeError) || !NOT_ARRIVED.test(error.message)) return undefined;
  return new ChunkError(error, () => reloadOnce(location.href, import.meta.url));
}

/** Handles missing code: reloads the whole page and never resolves, or throws `ChunkError` if it can't reload. */
export async function failOrReload(
  error: unknown,
  reload: () => Promise<boolean>,
  isAwaited: () => boolean,
): Promise<never> {
  if (isAwaited() && (await reload())) return new Promise<never>(() => {});
  throw new ChunkError(error, reload);
}

/**
 * Wraps routes so that a missing chunk reloads the whole page or, if that is not possible, throws `ChunkError`.
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
