/** What each page of the platform needs beside what all of them need, for the server to name it in the page's document. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf } from '@va/schemas/pages/file-of.ts';
import type { PlatformPage } from '@va/schemas/pages/page-row.ts';
import { PLATFORM_PAGES } from '@va/schemas/pages/platform-pages.ts';
import type { Chunk } from '../../../../scripts/lib/vite/bundle-chunks.ts';
import { withIntegrity } from '../../../../scripts/lib/vite/integrity.ts';
import { neededByPage } from './requests.ts';

/** Files of each page by its address after `/plataforma/`, without those of `known`. */
export function filesOfPages(
  chunks: readonly Chunk[],
  known: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const neededBy = neededByPage(chunks);
  return new Map(
    Object.entries<PlatformPage>(PLATFORM_PAGES).map(([name, { path, file = fileOf(name) }]) => {
      const files = [...neededBy(`src/routes/platform/${file}.tsx`)].map((chunk) => chunk.file);
      return [path, files.filter((one) => !known.includes(one))];
    }),
  );
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
