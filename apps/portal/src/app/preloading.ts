import { matchRoutes, type RouteObject } from 'react-router';
import { routerBasename } from '#app/config/base-url.ts';
import { isLineSpare, whenSpare } from '#app/services/when-spare.ts';

/** Pages that are fetched without a sign that the pilot will go there: those that the first page leads to first. */
const LIKELY = 4;

/** What says that a pilot is about to follow a link, a moment before he does. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Fetches the code of the pages where the pilot is likely to go: of a link that is pointed at, touched or focused, and
 * once all is quiet that of the first links of the page. Not for who asks for little data, nor without a network. Only
 * behind the gate, where requests are no secret. Returns what ends it.
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
  // What opens in a tab of its own, and documents, are pages of another kind.
  if (link.target || link.origin !== location.origin) return;
  for (const { route } of matchRoutes(routes, link.pathname, routerBasename) ?? []) {
    // Whoever follows the link is told what is missing.
    if (typeof route.lazy === 'function' && route.path !== '*') route.lazy().catch(() => undefined);
  }
}
