import { portalPaths } from '#app/config/pages/addresses.built.ts';
import { folderOf } from '@va/security/served-folders.ts';

const appPages = Object.values(portalPaths).map(
  (pattern) => new RegExp(`^${pattern.slice(1).replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'),
);

/**
 * Whose page an address is, without a file of that name: the app's own; perhaps somebody else's on the same host, since
 * the app does not know it; undefined for files and for other programs of the host, which the worker leaves alone.
 * @param path under the portal's folder, without a slash in front
 */
export function pageAt(path: string): 'own' | 'unknown' | undefined {
  if (folderOf(path).path !== '' || (path.split('/').at(-1) ?? '').includes('.')) return undefined;
  return appPages.some((page) => page.test(path)) ? 'own' : 'unknown';
}
