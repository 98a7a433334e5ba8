/** Writes into a built site what its start page is painted from before any script has arrived. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { routePatterns } from '#app/lib/paths.ts';
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
  /** Files of the shell behind the gate, and those that each page, a source in `apps/portal/src/routes`, needs beside them. */
  scripts: { shell: readonly string[]; pages: readonly { page: string; files: readonly string[] }[] };
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
      ...[...patternsOf(scripts.pages, base)].map(([file, at]) => ({ href: base + file, at })),
    ],
  });
  writeFileSync(page, html);
}

/** By file the patterns of the pages that need it. A page's source has the name of its pattern: `my-plan.tsx`, `myPlan`. */
function patternsOf(pages: StartPageOptions['scripts']['pages'], base: string): Map<string, string[]> {
  const patterns = new Map<string, string[]>();
  for (const [name, pattern] of Object.entries(routePatterns)) {
    const source = `src/routes/${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.tsx`;
    const found = pages.find(({ page }) => page === source);
    if (!found) throw new Error(`The route «${name}» has no page ${source}`);
    for (const file of found.files) {
      patterns.set(file, [...(patterns.get(file) ?? []), base + pattern.slice(1)]);
    }
  }
  return patterns;
}
