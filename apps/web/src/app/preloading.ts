import { beforeFollowing, opensHere, whenSpare } from '@va/ui/timing/when-spare.ts';

/** Number of links of the first page that are preloaded without any sign of interest. */
const LIKELY = 4;

/**
 * Preloads the pages of links that are pointed at, touched or focused and, once the browser is idle, of the first
 * links of the page. Not under «save data» or without a network. Returns what stops it.
 * @param preload fetches the code of an address
 */
export function startPreloading(preload: (pathname: string) => Promise<void>): () => void {
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
