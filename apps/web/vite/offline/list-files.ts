/** Selects the files of a built site for the offline copy. */
import type { PrecacheEntry } from 'workbox-precaching';
import { OFFLINE_ZOOM } from '@va/domain/maps/tile-list.ts';
import { ASKED_UNBIDDEN, ASSETS, PAGES } from '@va/security/served-folders.ts';
import { fingerprint } from '../../../../scripts/lib/vite/build-worker.ts';
import { listFiles } from '../../../../scripts/lib/hash-files.mjs';

/**
 * Files that nobody opens in the portal: compressed copies, source maps, rules for the host, its page for unknown
 * addresses, the worker itself, and the picture for link previews. Also the documents of single addresses, which are
 * kept once they are opened.
 */
const LEFT_OUT =
  /\.(?:br|gz|map)$|^_|(?:^|\/)\.|^sw\.js$|^404\.html$|^paginas\/|^plataforma\/|^link-preview\.\w+$/;

/** Land of one square, for small pictures. */
const FINE_LAND = /\/map-cells?-[^/]+\.js$/;

/** Ground of maps from near by: they do without it and draw it coarser. */
export function isFineGround(file: string): boolean {
  if (FINE_LAND.test(file)) return true;
  const [, zoom] = /\/mapa-[^/]+\/(\d+)\//.exec(file) ?? [];
  return zoom !== undefined && Number(zoom) > OFFLINE_ZOOM;
}

/**
 * The files of the site in `dist` that belong to the copy.
 * @param apart scripts that are kept in another way, or not at all
 */
export function offlineFiles(dist: string, apart: ReadonlySet<string> = new Set()): string[] {
  return filesOf(dist)
    .filter((file) => !LEFT_OUT.test(file) && !ASKED_UNBIDDEN.includes(file))
    .filter((file) => !apart.has(file) && !isFineGround(file));
}

/** The same files under the addresses that pages request, with the fingerprint of their contents. */
export function precacheEntries(
  dist: string,
  files: readonly string[] = offlineFiles(dist),
): PrecacheEntry[] {
  return files.map((file) => {
    const sha256 = fingerprint(dist, file);
    // The name of an asset contains a hash of its contents, so it needs no revision.
    const revision = file.startsWith(ASSETS) ? null : sha256;
    return { url: addressOf(file), revision, integrity: `sha256-${sha256}` };
  });
}

/** The documents of single pages, which are kept when they are opened; see `pageDocuments` of the worker. */
export function pageFiles(dist: string): string[] {
  return filesOf(dist).filter((file) => file.startsWith(PAGES) && file.endsWith('.html'));
}

const filesOf = (dist: string) => listFiles(dist, ['.']).map((file) => file.slice('./'.length));

/** Hosts redirect from the file's own name to these, and a page must not come by a redirect. */
function addressOf(file: string): string {
  if (file === 'index.html') return './';
  if (file.startsWith(PAGES)) return file.slice(PAGES.length).replace(/\.html$/, '');
  return file.startsWith('documentos/') ? file.replace(/(?:\/index)?\.html$/, '') : file;
}
