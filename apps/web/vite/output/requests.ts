/** How many scripts a page asks for until it can be used: every one has to come and go. */
import { withNeeds, type Chunk } from '../../../../scripts/lib/vite/bundle-chunks.ts';

/**
 * Most scripts of a page. With document, style sheet and two fonts they are the 30 requests after which a page is to be
 * usable; those that show pictures first need fewer scripts.
 */
export const SCRIPT_LIMIT = 26;

const PAGE = /^src\/routes\/(?:platform\/)?[^/]+\.tsx$/;
const FIRST = ['src/main.tsx', 'src/app/portal.tsx'];
const OF_PLATFORM = ['src/app/platform-routes.tsx', 'src/app/start-painted.ts', 'src/app/account.tsx'];
const OF_DESK = ['src/app/desk-pages.ts'];

/** What each page of portal and platform begins with, by its source. */
function startsOf(page: string): string[] {
  if (!page.startsWith('src/routes/platform/')) return [...FIRST, page];
  return [...FIRST, ...OF_PLATFORM, ...(page.startsWith('src/routes/platform/desk') ? OF_DESK : []), page];
}

/** The number of scripts of every page, boot.js among them, by the page's source. */
export function countScripts(chunks: readonly Chunk[]): Map<string, number> {
  const holder = new Map(chunks.flatMap((chunk) => chunk.modules.map((module) => [module, chunk] as const)));
  const pages = [...holder.keys()].filter((module) => PAGE.test(module)).toSorted();
  return new Map(
    pages.map((page) => {
      const starts = startsOf(page).flatMap((module) => holder.get(module) ?? []);
      return [page, withNeeds(starts, chunks).size + 1];
    }),
  );
}

/** Pages that ask for more scripts than they may, each with their number. */
export function pagesOfTooManyScripts(chunks: readonly Chunk[]): string[] {
  return [...countScripts(chunks)]
    .filter(([, count]) => count > SCRIPT_LIMIT)
    .map(([page, count]) => `${page}: ${count}`);
}
