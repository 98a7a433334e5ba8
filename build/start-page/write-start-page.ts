/** Writes into a built site what its start page is painted from before any script has arrived. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderStartPage } from './render-start-page.ts';
import { withStartPage } from './start-page.ts';

export interface StartPageOptions {
  /** The project's folder. */
  root: string;
  /** Folder that holds the content's folder. */
  contentRoot: string;
  /** Folder of the built site. */
  dist: string;
  /** Folder under which the site is served. */
  base: string;
  /** Files of the shell behind the gate, and those of the page that most pilots come to. */
  scripts: { shell: readonly string[]; home: readonly string[] };
  /** Loads a module, as Node's own `import()` does. */
  load: (address: string) => Promise<unknown>;
}

/** Throws when the markup shows a file that the site does not have. */
export async function writeStartPage({
  root,
  contentRoot,
  dist,
  base,
  scripts,
  load,
}: StartPageOptions): Promise<void> {
  const { gate, skeleton } = await renderStartPage(root, base, contentRoot, load);
  for (const [, file = ''] of `${gate}${skeleton}`.matchAll(/\ssrc="([^"]+)"/g)) {
    if (!existsSync(join(dist, file.slice(base.length)))) throw new Error(`The start page shows ${file}`);
  }
  const page = join(dist, 'index.html');
  const html = withStartPage(readFileSync(page, 'utf8'), {
    gate,
    skeleton,
    scripts: [
      ...scripts.shell.map((file) => ({ href: base + file })),
      ...scripts.home.map((file) => ({ href: base + file, at: base })),
    ],
  });
  writeFileSync(page, html);
}
