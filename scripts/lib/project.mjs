// @ts-check
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the project. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Folder that contains the airline's `content/`: that of `CONTENT_DIR`, by default the project's own. */
export const contentRoot = contentRootOf(process.env['CONTENT_DIR']);

/** Folder that gets `dist/` and `dist-server/`: the project's own, or `SITE_DIR`. */
export const siteRoot = process.env['SITE_DIR'] ? resolve(process.env['SITE_DIR']) : root;

/**
 * The folder around a content folder. Messages name files as `content/…`, so it has to be called `content`.
 * @param {string | undefined} folder
 */
export function contentRootOf(folder) {
  if (!folder) return root;
  const path = resolve(folder);
  if (basename(path) !== 'content') {
    // A sentence for the person who typed it; a trace of our own code would not help.
    console.error(
      `CONTENT_DIR dice «${folder}»: la carpeta tiene que llamarse «content», por ejemplo ${join(folder, 'content')}.`,
    );
    process.exit(1);
  }
  return dirname(path);
}
