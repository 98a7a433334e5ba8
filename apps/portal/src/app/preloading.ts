import { matchRoutes, type RouteObject } from 'react-router';
import { routerBasename } from '#app/config/base-url.ts';
import { isLineSpare, whenSpare } from '#app/services/when-spare.ts';

/** How many links of the first page are preloaded without any sign of interest. */
const LIKELY = 4;

/** Events that precede following a link. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Preloads the pages of links that are pointed at, touched or focused and, once the browser is idle, of the first
 * links of the page. Not under «save data» or without a network. Returns what stops it.
 */
export function startPreloading(routes: RouteObject[]): () => void {
  const onSign = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && isLineSpare()) preload(link, routes);
  };
  for (const sign of SIGNS) document.addEventListener(sign, onSign, { passive: true });
  const callOff = whenSpare(() => {
    const links = document.querySelectorAll<HTMLAnchorElement>('main a[href]');
    for (const link of [...links].slice(0, LIKELY)) preload(link, routes);
  });
  return () => {
    callOff();
    for (const sign of SIGNS) document.removeEventListener(sign, onSign);
  };
}

function preload(link: HTMLAnchorElement, routes: RouteObject[]): void {
  // Links to new tabs and to documents are not routes of the app.
  if (link.target || link.origin !== location.origin) return;
  for (const { route } of matchRoutes(routes, link.pathname, routerBasename) ?? []) {
    // A failure is shown when the link is followed.
    if (typeof route.lazy === 'function' && route.path !== '*') route.lazy().catch(() => undefined);
  }
}
