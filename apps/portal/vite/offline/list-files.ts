/** Which files of a built site make up the copy that works without a network. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OfflineFiles } from '#app/config/offline-copy.ts';

/**
 * Files that nobody opens in the portal: compressed copies and source maps, rules for the host, its page for addresses
 * without a file, the worker itself, and the picture that other sites show beside a link to the portal.
 */
const LEFT_OUT = /\.(?:br|gz|map)$|^_|(?:^|\/)\.|^sw\.js$|^404\.html$|^link-preview\.\w+$/;

/** The files under the addresses that pages ask for, with the fingerprint of what they hold, in a fixed order. */
export function listOfflineFiles(dist: string): OfflineFiles {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(dist, '/').length).replaceAll('\\', '/'))
    .filter((file) => !LEFT_OUT.test(file));
  return Object.fromEntries(
    files
      .map((file) => [addressOf(file), sha256Of(join(dist, file))] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Fingerprint of a whole list: another one for every change of any file. */
export function versionOf(files: OfflineFiles): string {
  return createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16);
}

/** Hosts redirect from the file's own name to these, and a page must not come by a redirect. */
function addressOf(file: string): string {
  if (file === 'index.html') return '';
  return file.startsWith('documentos/') ? file.replace(/(?:\/index)?\.html$/, '') : file;
}

function sha256Of(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('base64');
}
