// @ts-check
import { rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Lets a server find the libraries that it does not bring: below the project Node finds them by itself; elsewhere it needs a
 * link to those of the project.
 * @param {string} root the project, which has them in node_modules/
 * @param {string} siteRoot where dist-server/ stands
 */
export function linkLibraries(root, siteRoot) {
  if (!relative(root, siteRoot).startsWith('..')) return;
  const link = join(siteRoot, 'dist-server/node_modules');
  rmSync(link, { force: true });
  // A junction on Windows, which takes no right of an administrator; elsewhere the word means nothing.
  symlinkSync(join(root, 'node_modules'), link, 'junction');
}
