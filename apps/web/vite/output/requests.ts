/** How many scripts a page asks for until it can be used: every one has to come and go. */
import { withNeeds, type Chunk } from '../../../../scripts/lib/vite/bundle-chunks.ts';
import { DESK_STARTS, PLATFORM_STARTS, SHELL_START, SIGN_IN_STARTS } from '../page-starts.ts';

/**
 * Most scripts of a page. With document, style sheet and two fonts they stay well under the 30 requests after which a page is
 * to be usable; over HTTP/1.1 each six of them cost a round trip.
 */
export const SCRIPT_LIMIT = 20;

const PAGE = /^src\/routes\/(?:platform\/)?[^/]+\.tsx$/;

/** What each page of portal and platform begins with, by its source. */
function startsOf(page: string): string[] {
  const first = [...SIGN_IN_STARTS, SHELL_START];
  if (!page.startsWith('src/routes/platform/')) return [...first, page];
  const ofDesk = page.startsWith('src/routes/platform/desk') ? DESK_STARTS : [];
  return [...first, ...PLATFORM_STARTS, page, ...ofDesk];
}

/** A function that gives the chunks which a page, named by its source, cannot be used without. */
export function neededByPage(chunks: readonly Chunk[]): (page: string) => Set<Chunk> {
  const holder = new Map(chunks.flatMap((chunk) => chunk.modules.map((module) => [module, chunk] as const)));
  return (page) =>
    withNeeds(
      startsOf(page).flatMap((module) => holder.get(module) ?? []),
      chunks,
    );
}

/** The number of scripts of every page, boot.js among them, by the page's source. */
export function countScripts(chunks: readonly Chunk[]): Map<string, number> {
  const pages = chunks.flatMap(({ modules }) => modules.filter((module) => PAGE.test(module))).toSorted();
  const neededBy = neededByPage(chunks);
  return new Map(pages.map((page) => [page, neededBy(page).size + 1]));
}

/** Pages that ask for more scripts than they may, each with their number. */
export function pagesOfTooManyScripts(chunks: readonly Chunk[]): string[] {
  return [...countScripts(chunks)]
    .filter(([, count]) => count > SCRIPT_LIMIT)
    .map(([page, count]) => `${page}: ${count}`);
}
