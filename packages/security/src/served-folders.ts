/** The folders of the built site, said once: what our server, other hosts, the service worker and the build know of them. */
import { IMMUTABLE, REVALIDATE } from './cache-control.ts';
import { OWN_PLATFORM } from './own-platform.ts';
import { platformFolders } from './platform-folders.ts';
import type { ServedFolder } from './served-folder.ts';

/** Where the build puts scripts, styles and fonts, each under a name of its own for every content. */
export const ASSETS = 'assets/';

/** Where the build puts the documents of the portal's addresses, apart: a folder of the same name would hide an address. */
export const PAGES = 'paginas/';

/** Workers, among them: each is under the policy that comes with its own file, while other scripts need none. */
export const WORKERS = `${ASSETS}workers/`;

/** The addresses of the portal, for search engines; only where the airline says where its portal stands. */
export const SITEMAP = 'sitemap.xml';

/** What search engines may look at. */
export const ROBOTS = 'robots.txt';

/** Files that programs request unprompted; a missing one must answer 404 and not the app's page. */
export const ASKED_UNBIDDEN: readonly string[] = [ROBOTS, SITEMAP, 'favicon.ico'];

/** The folders of a portal alone; wider ones come first. */
export const portalFolders: readonly ServedFolder[] = [
  { path: '', headers: 'app', cache: REVALIDATE, page: 'index.html', pages: PAGES },
  { path: ASSETS, headers: 'parts', cache: IMMUTABLE },
  { path: WORKERS, headers: 'app', cache: IMMUTABLE },
  { path: 'documentos/', headers: 'documents', cache: REVALIDATE, plainAddresses: true },
  { path: 'descargas/', headers: 'app', cache: REVALIDATE, attachment: true },
  { path: 'images/', headers: 'app', cache: REVALIDATE },
  ...ASKED_UNBIDDEN.map((path): ServedFolder => ({ path, headers: 'app', cache: REVALIDATE })),
];

/** The same with the platform, where the build has one. */
export const servedFolders = OWN_PLATFORM ? [...portalFolders, ...platformFolders] : portalFolders;

/** The narrowest folder that holds a path, or is it. @param path under the site's base, without a slash in front */
export function folderOf(path: string): ServedFolder {
  const holding = servedFolders.findLast((folder) => `${path}/`.startsWith(folder.path));
  if (holding === undefined) throw new Error('The folder of everything is not among the folders.');
  return holding;
}
