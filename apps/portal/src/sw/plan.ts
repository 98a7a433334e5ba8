import type { OfflineFiles } from '#app/config/offline-copy.ts';
import { routePatterns } from '#app/lib/paths.ts';
import { folderOf } from '@va/security/served-folders.ts';

/** The part of a request that decides who answers it. */
export type Asked = Pick<Request, 'method' | 'url' | 'mode'>;

/** Who answers a request. */
export type Plan =
  /** The copy: the file under this path. */
  | { from: 'copy'; path: string }
  /** A file of the version before, if there is one; the network else. */
  | { from: 'earlier copy' }
  /** The network; the app's page out of the copy when there is none. */
  | { from: 'network, then copy' };

/** Path under which the page of the app is kept. */
const APP = '';

const appPages = Object.values(routePatterns).map(
  (pattern) => new RegExp(`^${pattern.slice(1).replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'),
);

/**
 * Who answers a request; undefined leaves it to the browser, as if there were no worker: other origins, other folders,
 * whatever is no plain reading. Pages that the app does not know go to the network first, because somebody else's pages
 * may stand on the same host.
 */
export function planFor(scope: string, asked: Asked, files: OfflineFiles): Plan | undefined {
  if (asked.method !== 'GET') return undefined;
  const { origin, pathname } = new URL(asked.url);
  const address = origin + pathname;
  if (!address.startsWith(scope)) return undefined;
  const path = address.slice(scope.length);
  // The address of a document may end in a slash.
  for (const kept of [path, path.replace(/\/$/, '')]) {
    if (Object.hasOwn(files, kept)) return { from: 'copy', path: kept };
  }
  if (path.startsWith('assets/')) return { from: 'earlier copy' };
  if (asked.mode !== 'navigate' || folderOf(path).path !== '' || hasExtension(path)) return undefined;
  return appPages.some((page) => page.test(path))
    ? { from: 'copy', path: APP }
    : { from: 'network, then copy' };
}

function hasExtension(path: string): boolean {
  return (path.split('/').at(-1) ?? '').includes('.');
}
