import { isLineSpare } from './when-spare.ts';

/** Events that precede following a link. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Calls `prepare` with the path of every link to this site that is pointed at, touched or focused. Not under «save data» or
 * without a network. Returns what stops it.
 */
export function beforeFollowing(prepare: (pathname: string) => void): () => void {
  const onSign = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && opensHere(link) && isLineSpare()) prepare(link.pathname);
  };
  for (const sign of SIGNS) document.addEventListener(sign, onSign, { passive: true });
  return () => {
    for (const sign of SIGNS) document.removeEventListener(sign, onSign);
  };
}

/** Whether a link opens in this tab and on this site; only such links can lead to a route of the app. */
export function opensHere(link: HTMLAnchorElement): boolean {
  return !link.target && link.origin === location.origin;
}
