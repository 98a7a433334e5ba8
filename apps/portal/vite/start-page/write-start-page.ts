/** Writes the documents of a built site: one for each page, painted before any script but boot.js has arrived. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PAGES } from '@va/security/served-folders.ts';
import { renderStartPage, type RenderOptions } from './render-start-page.ts';
import { withStartPage } from './start-page.ts';

interface StartPageOptions extends RenderOptions {
  /** Folder of the built site. */
  dist: string;
  /** Files of the portal behind the gate, by their names in the site. */
  signedIn: readonly string[];
}

/**
 * The home page becomes `index.html`, which also answers addresses without a document of their own. Throws when the
 * markup shows a file that the site does not have.
 */
export async function writeStartPage({ dist, signedIn, ...options }: StartPageOptions): Promise<void> {
  const { base } = options;
  const { gate, pages } = await renderStartPage(options);
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  for (const [address, page] of pages) {
    for (const [, file = ''] of `${gate}${page}`.matchAll(/\ssrc="([^"]+)"/g)) {
      if (!existsSync(join(dist, file.slice(base.length)))) throw new Error(`${address} shows ${file}`);
    }
    const file = join(dist, address === base ? 'index.html' : `${PAGES}${address.slice(base.length)}.html`);
    mkdirSync(dirname(file), { recursive: true });
    const parts = { gate, page, address, signedIn: signedIn.map((name) => base + name) };
    writeFileSync(file, withStartPage(html, parts));
  }
}
