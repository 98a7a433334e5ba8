/** Writes into a built site what its start page is painted from before any script has arrived. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderStartPage, type RenderOptions } from './render-start-page.ts';
import { withStartPage } from './start-page.ts';

interface StartPageOptions extends RenderOptions {
  /** Folder of the built site. */
  dist: string;
  /** Files of the portal behind the gate, by their names in the site. */
  signedIn: readonly string[];
}

/** Throws when the markup shows a file that the site does not have. */
export async function writeStartPage({ dist, signedIn, ...options }: StartPageOptions): Promise<void> {
  const { base } = options;
  const { gate, skeleton } = await renderStartPage(options);
  for (const [, file = ''] of `${gate}${skeleton}`.matchAll(/\ssrc="([^"]+)"/g)) {
    if (!existsSync(join(dist, file.slice(base.length)))) throw new Error(`The start page shows ${file}`);
  }
  const page = join(dist, 'index.html');
  const parts = { gate, skeleton, signedIn: signedIn.map((file) => base + file) };
  writeFileSync(page, withStartPage(readFileSync(page, 'utf8'), parts));
}
