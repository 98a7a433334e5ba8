/** Writes the documents of a built site: one for each page, painted before any script but boot.js has arrived. */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PLATFORM } from '@va/security/platform-folders.ts';
import { PAGES } from '@va/security/served-folders.ts';
import { renderStartPage, type RenderOptions } from './render-start-page.ts';
import { platformPage, withStartPage } from './start-page.ts';

interface StartPageOptions extends RenderOptions {
  /** Folder of the built site. */
  dist: string;
  /** Files of the portal behind the gate with a page, by the page's file in `src/routes`; named as in the site. */
  signedIn: (route: string) => readonly string[];
  /** Files that the platform's pages need first; none where there is no platform. */
  platform: readonly string[];
}

/**
 * Gives the addresses that have a document. The home page becomes `index.html`, which also answers addresses without a
 * document of their own. Throws when the markup shows a file that the site does not have.
 */
export async function writeStartPage({
  dist,
  signedIn,
  platform,
  ...options
}: StartPageOptions): Promise<string[]> {
  const { base } = options;
  const { gate, pages, paintedAt } = await renderStartPage(options);
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const sizeOf = (script: string) => statSync(join(dist, script.slice(base.length))).size;
  if (platform.length > 0) {
    mkdirSync(join(dist, PLATFORM), { recursive: true });
    writeFileSync(
      join(dist, `${PLATFORM}index.html`),
      platformPage(html, base, platform, { paintedAt, sizeOf }),
    );
  }
  for (const [address, { markup, title, route }] of pages) {
    for (const [, file = ''] of `${gate}${markup}`.matchAll(/\ssrc="([^"]+)"/g)) {
      if (!existsSync(join(dist, file.slice(base.length)))) throw new Error(`${address} shows ${file}`);
    }
    const file = join(dist, address === base ? 'index.html' : `${PAGES}${address.slice(base.length)}.html`);
    mkdirSync(dirname(file), { recursive: true });
    const files = signedIn(route).map((name) => base + name);
    const parts = { gate, page: markup, title, paintedAt, address, signedIn: files, sizeOf };
    writeFileSync(file, withStartPage(html, parts));
  }
  return [...pages.keys()];
}
