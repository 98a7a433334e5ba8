import { beforeFollowing, opensHere } from '@va/ui/timing/before-following.ts';
import { whenSpare } from '@va/ui/timing/when-spare.ts';
import { matchRoutes, type RouteObject } from 'react-router';
import { routerBasename } from '#app/config/base-url.ts';

/** How many links of the first page are preloaded without any sign of interest. */
const LIKELY = 4;

/**
 * Preloads the pages of links that are pointed at, touched or focused and, once the browser is idle, of the first
 * links of the page. Not under «save data» or without a network. Returns what stops it.
 */
export function startPreloading(routes: RouteObject[]): () => void {
  const preload = (pathname: string) => {
    for (const { route } of matchRoutes(routes, pathname, routerBasename) ?? []) {
      // A failure is shown when the link is followed.
      if (typeof route.lazy === 'function' && route.path !== '*') route.lazy().catch(() => undefined);
    }
  };
  const stop = beforeFollowing(preload);
  const callOff = whenSpare(() => {
    const links = document.querySelectorAll<HTMLAnchorElement>('main a[href]');
    for (const link of [...links].slice(0, LIKELY)) if (opensHere(link)) preload(link.pathname);
  });
  return () => {
    callOff();
    stop();
  };
}
