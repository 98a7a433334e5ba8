import type { QueryClient } from '@tanstack/react-query';
import { beforeFollowing } from '@va/ui/timing/before-following.ts';
import { whenIdle } from '@va/ui/timing/when-idle.ts';
import { isLineSpare } from '@va/ui/timing/when-spare.ts';
import { matchRoutes, type RouteObject } from 'react-router';
import { platformBase } from '#app/config/base-path.ts';
import { atRest } from './at-rest.ts';

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
