// @ts-check
import { rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Lets a server find the libraries that it does not bring. Below the project Node finds them by itself; elsewhere this
 * makes a link to the project's.
 * @param {string} root the project, which has them in node_modules/
 * @param {string} siteRoot folder of dist-server/
 */
export function linkLibraries(root, siteRoot) {
  if (!relative(root, siteRoot).startsWith('..')) return;
  const link = join(siteRoot, 'dist-server/node_modules');
  rmSync(link, { force: true });
  // A junction on Windows, which needs no administrator rights; other systems ignore the word.
  symlinkSync(join(root, 'node_modules'), link, 'junction');
}
