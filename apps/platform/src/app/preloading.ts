import type { QueryClient } from '@tanstack/react-query';
import { beforeFollowing } from '@va/ui/timing/before-following.ts';
import { whenIdle } from '@va/ui/timing/when-idle.ts';
import { isLineSpare } from '@va/ui/timing/when-spare.ts';
import { matchRoutes, type RouteObject } from 'react-router';
import { platformBase } from '#app/config/base-path.ts';

/** Milliseconds without a request to the API after which the page counts as complete. */
const REST_MS = 400;

/**
 * Preloads the code of pages: of links that are pointed at, touched or focused and, once the first page is complete, of
 * the links of the top bar, one after the other. Not under «save data» or without a network.
 */
export function startPreloading(routes: RouteObject[], client: QueryClient): void {
  const bring = async (pathname: string) => {
    for (const { route } of matchRoutes(routes, pathname, platformBase) ?? [])
      if (typeof route.lazy === 'function' && route.path !== '*') await route.lazy();
  };
  const bringBar = async () => {
    await atRest(client);
    for (const { pathname } of document.querySelectorAll<HTMLAnchorElement>('header a')) {
      await new Promise<void>(whenIdle);
      if (!isLineSpare()) return;
      await bring(pathname);
    }
  };
  // A failure is shown when the page is asked for.
  const ignore = () => undefined;
  bringBar().catch(ignore);
  beforeFollowing((pathname) => void bring(pathname).catch(ignore));
}

/** Resolves once the page has had all answers of the API for a while. */
function atRest(client: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      if (client.isFetching() > 0) {
        clearTimeout(timer);
        timer = undefined;
      } else
        timer ??= setTimeout(() => {
          leave();
          resolve();
        }, REST_MS);
    };
    const leave = client.getQueryCache().subscribe(look);
    look();
  });
}
