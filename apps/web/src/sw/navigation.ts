import { portalPaths } from '#app/config/pages/addresses.built.ts';
import { folderOf } from '@va/security/served-folders.ts';

const appPages = Object.values(portalPaths).map(
  (pattern) => new RegExp(`^${pattern.slice(1).replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'),
);

/**
 * Owner of a page address without a file of that name: `own` for the app's pages; `unknown` for others, perhaps of
 * another program on the host; undefined for files and for known other programs, which the worker leaves alone.
 * @param path under the portal's folder, without a slash in front
 */
export function pageAt(path: string): 'own' | 'unknown' | undefined {
  if (folderOf(path).path !== '' || (path.split('/').at(-1) ?? '').includes('.')) return undefined;
  return appPages.some((page) => page.test(path)) ? 'own' : 'unknown';
}
