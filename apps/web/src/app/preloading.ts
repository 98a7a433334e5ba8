import { beforeFollowing, opensHere } from '@va/ui/timing/before-following.ts';
import { whenSpare } from '@va/ui/timing/when-spare.ts';
import { matchRoutes, type createBrowserRouter, type RouteObject } from 'react-router';
import { routerBasename } from '#app/config/base-url.ts';
import { isOpenAddress } from './is-open-address.ts';
import { PAGES_ROUTE } from './load-platform.ts';

/** Number of links of the first page that are preloaded without any sign of interest. */
const LIKELY = 4;

/**
 * Preloads the pages of links that are pointed at, touched or focused and, once the browser is idle, of the first
 * links of the page. Not under «save data» or without a network. Returns what stops it.
 * @param platform fetches the routes of the platform, which the router may still lack; undefined without one
 */
export function startPreloading(
  router: ReturnType<typeof createBrowserRouter>,
  platform: (() => Promise<RouteObject[]>) | undefined,
): () => void {
  let known = false;
  const preload = async (pathname: string) => {
    if (platform && isOpenAddress(pathname) && !known) {
      known = true;
      router.patchRoutes(PAGES_ROUTE, await platform());
    }
    for (const { route } of matchRoutes(router.routes, pathname, routerBasename) ?? [])
      if (typeof route.lazy === 'function' && route.path !== '*') await route.lazy();
  };
  // A failure is shown when the link is followed.
  const quietly = (pathname: string) => void preload(pathname).catch(() => undefined);
  const stop = beforeFollowing(quietly);
  const callOff = whenSpare(() => {
    const links = document.querySelectorAll<HTMLAnchorElement>('main a[href]');
    for (const link of [...links].slice(0, LIKELY)) if (opensHere(link)) quietly(link.pathname);
  });
  return () => {
    callOff();
    stop();
  };
}
