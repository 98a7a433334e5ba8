/** What each page of the platform needs, for the server to name it in the page's document. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf } from '@va/schemas/pages/file-of.ts';
import type { PlatformPage } from '@va/schemas/pages/page-row.ts';
import { PLATFORM_PAGES } from '@va/schemas/pages/platform-pages.ts';
import type { Chunk } from '../../../../scripts/lib/vite/bundle-chunks.ts';
import { withIntegrity } from '../../../../scripts/lib/vite/integrity.ts';
import { inOrderOfAsking } from '../start-page/start-page.ts';
import { neededByPage } from './requests.ts';

/**
 * Files of each page by its address after `/plataforma/`.
 * @param shared what the document of every page names
 * @param entry what comes with the entry, and is named nowhere
 */
export function filesOfPages(
  chunks: readonly Chunk[],
  { shared, entry }: { shared: readonly string[]; entry: readonly string[] },
): ReadonlyMap<string, readonly string[]> {
  const neededBy = neededByPage(chunks);
  return new Map(
    Object.entries<PlatformPage>(PLATFORM_PAGES).map(([name, { path, file = fileOf(name) }]) => {
      const needed = [...neededBy(`src/routes/platform/${file}.tsx`)].map((chunk) => chunk.file);
      const files = [...new Set([...shared, ...needed])];
      return [path, files.filter((one) => !entry.includes(one))];
    }),
  );
}

/** The same as links that boot.js calls, in the order in which it does, each with what its file must be. */
export function linksOfPages(
  files: ReadonlyMap<string, readonly string[]>,
  { base, dist }: { base: string; dist: string },
): Record<string, string> {
  const read = (path: string) => readFileSync(join(dist, path));
  const sizeOf = (name: string) => statSync(join(dist, name)).size;
  return Object.fromEntries(
    [...files].map(([path, names]) => {
      const links = inOrderOfAsking(names, sizeOf).map(
        (name) => `<link rel="signed-in" crossorigin href="${base}${name}">`,
      );
      return [path, withIntegrity(links.join(''), base, read)];
    }),
  );
}
