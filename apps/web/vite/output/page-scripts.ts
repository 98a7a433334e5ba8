/** What each page of the platform needs beside what all of them need, for the server to name it in the page's document. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf } from '@va/schemas/pages/file-of.ts';
import type { PlatformPage } from '@va/schemas/pages/page-row.ts';
import { DESK_PAGES } from '@va/schemas/pages/desk-pages.ts';
import { PILOT_PAGES } from '@va/schemas/pages/platform-pages.ts';
import { withNeeds, type Chunk } from '../../../../scripts/lib/vite/bundle-chunks.ts';
import { withIntegrity } from '../../../../scripts/lib/vite/integrity.ts';
import { DESK_STARTS } from '../page-starts.ts';

/** Files of each page by its address after `/plataforma/`, without those of `known`. */
export function filesOfPages(
  chunks: readonly Chunk[],
  known: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const holders = new Map(chunks.flatMap((chunk) => chunk.modules.map((id) => [id, chunk] as const)));
  const filesOf = (starts: readonly string[]) =>
    [
      ...withNeeds(
        starts.flatMap((id) => holders.get(id) ?? []),
        chunks,
      ),
    ]
      .map(({ file }) => file)
      .filter((file) => !known.includes(file));
  const rows = (pages: Readonly<Record<string, PlatformPage>>, starts: readonly string[]) =>
    Object.entries(pages).map(
      ([name, { path, file = fileOf(name) }]) =>
        [path, filesOf([`src/routes/platform/${file}.tsx`, ...starts])] as const,
    );
  return new Map([...rows(PILOT_PAGES, []), ...rows(DESK_PAGES, DESK_STARTS)]);
}

/** The same as links that boot.js calls, each with what its file must be. */
export function linksOfPages(
  files: ReadonlyMap<string, readonly string[]>,
  { base, dist }: { base: string; dist: string },
): Record<string, string> {
  const read = (path: string) => readFileSync(join(dist, path));
  return Object.fromEntries(
    [...files].map(([path, names]) => {
      const links = names.map((name) => `<link rel="signed-in" crossorigin href="${base}${name}">`);
      return [path, withIntegrity(links.join(''), base, read)];
    }),
  );
}
