/**
 * What each page's own code weighs, on top of what every page needs. The limits of the sign-in form, of the home page and
 * of the offline copy stand in package.json under "budgets", and size-limit holds them.
 */
import { fileOf } from '@va/schemas/pages/file-of.ts';
import type { PlatformPage } from '@va/schemas/pages/page-row.ts';
import { PILOT_PAGES } from '@va/schemas/pages/platform-pages.ts';
import { withNeeds, type Chunk } from '../../../../scripts/lib/vite/bundle-chunks.ts';
import {
  HOME_STARTS,
  PLATFORM_ROUTES,
  PLATFORM_STARTS,
  SHELL_START,
  SIGN_IN_STARTS,
} from '../page-starts.ts';

export interface PageWeight {
  /** Source of the page: `src/routes/fleet.tsx`. */
  page: string;
  /** kB (1000 bytes) as served; the airline's content and the land of maps apart. */
  code: number;
  /** kB of the airline's content that comes with it. */
  content: number;
}

/** Limit of a page's own code, kB as served with brotli: docs/decisions/0013-what-the-budgets-count.md. */
export const PAGE_LIMIT = 15;

/** Name of the row for what more than half of the pages need. */
const COMMON = 'shared by most pages';

const MOVING_MAP = '/moving-map/moving-map.tsx';
/** A page with such a map, which shows its picture first. */
const MAP_PAGE = 'src/routes/tour.tsx';
const CONTENT = 'virtual:content/';
/** What reads a kind of content may stand with it. */
const READER = /^src\/content\/[a-z-]+\.ts$/;
const MAP = 'virtual:map/';
const PAGES = /^src\/routes\/[^/]+\.tsx$/;
/** Files of the platform's pages of one kind. */
const filesWith = (kind: 'part' | 'offline') =>
  Object.entries<PlatformPage>(PILOT_PAGES)
    .filter(([, page]) => page[kind])
    .map(([name, { file = fileOf(name) }]) => `routes/platform/${file}`)
    .join('|');
/** What every page of an account needs. */
const ACCOUNT = 'app/(?:account|platform-routes|start-painted)|features/access/as-part';
const oneOf = (...files: string[]) => new RegExp(`^src/(?:${files.join('|')})\\.tsx?$`);
/** Its views that stand as parts on pages of the portal (`src/routes/*.tsx`), and the account in the header. The way in by an account needs a network. */
const PARTS = oneOf(filesWith('part'), 'app/account', 'features/access/as-part');
/** What comes with the platform's pages, and which of them can be read or written without a network. */
const OF_PLATFORM = oneOf('routes/platform/.*', 'app/account-door', ACCOUNT);
const OFFLINE = oneOf(filesWith('offline'), ACCOUNT);

/**
 * A list of pages by name, and before them the code that more than half of the pages share, which is fetched once and is
 * no page's own. `sizeOf` gives the bytes of a file as served.
 */
export function weighPages(chunks: readonly Chunk[], sizeOf: (file: string) => number): PageWeight[] {
  const first = new Set(neededFor(chunks, [...SIGN_IN_STARTS, ...HOME_STARTS]));
  const isOfMap = ({ modules }: Chunk) =>
    modules.length > 0 && modules.every((module) => module.startsWith(MAP));
  const pages = chunks.flatMap(({ modules }) => modules.filter((module) => PAGES.test(module)));
  const neededBy = pages.toSorted().map((page) => ({
    page,
    needed: neededFor(chunks, [page]).filter((chunk) => !first.has(chunk)),
  }));
  const isCode = (chunk: Chunk) => !isOfContent(chunk) && !isOfMap(chunk);
  const users = (chunk: Chunk) => neededBy.filter(({ needed }) => needed.includes(chunk)).length;
  const common = chunks.filter(
    (chunk) => !first.has(chunk) && isCode(chunk) && pages.length > 3 && users(chunk) > pages.length / 2,
  );
  const weight = (some: readonly Chunk[]) => some.reduce((sum, { file }) => sum + sizeOf(file), 0) / 1000;
  return [
    ...(common.length > 0 ? [{ page: COMMON, code: weight(common), content: 0 }] : []),
    ...neededBy.map(({ page, needed }) => ({
      page,
      code: weight(needed.filter((chunk) => isCode(chunk) && !common.includes(chunk))),
      content: weight(needed.filter(isOfContent)),
    })),
  ];
}

/** Files of a first visit: until the sign-in form works, and what shell and home need beyond that. */
export function filesOfStages(chunks: readonly Chunk[]): { signIn: string[]; home: string[] } {
  const signIn = neededFor(chunks, SIGN_IN_STARTS).map(({ file }) => file);
  const home = neededFor(chunks, HOME_STARTS).map(({ file }) => file);
  return { signIn: [...signIn, 'boot.js'], home: home.filter((file) => !signIn.includes(file)) };
}

/** Files of the portal behind the gate with one page, which is named by its file in `src/routes`. */
export function filesOfPage(chunks: readonly Chunk[], route: string): string[] {
  const first = new Set(neededFor(chunks, SIGN_IN_STARTS));
  const page = neededFor(chunks, [SHELL_START, `src/routes/${route}.tsx`]);
  return page.filter((chunk) => !first.has(chunk)).map(({ file }) => file);
}

/** What a page with a map that moves loads for it, beyond the first visit and what the page needs without it. */
export function filesOfMovingMap(chunks: readonly Chunk[]): string[] {
  const first = new Set(neededFor(chunks, [...SIGN_IN_STARTS, ...HOME_STARTS, MAP_PAGE]));
  const map = chunks.filter(({ modules }) => modules.some((module) => module.endsWith(MOVING_MAP)));
  if (map.length === 0) throw new Error(`${MOVING_MAP} is in no chunk of the build.`);
  return [...withNeeds(map, chunks)].filter((chunk) => !first.has(chunk)).map(({ file }) => file);
}

/** What a page of the platform needs first, beyond the sign-in form; none in a build without the platform. */
export function filesOfPlatform(chunks: readonly Chunk[]): string[] {
  if (!chunks.some(({ modules }) => modules.includes(PLATFORM_ROUTES))) return [];
  const signIn = neededFor(chunks, SIGN_IN_STARTS);
  return neededFor(chunks, [SHELL_START, ...PLATFORM_STARTS])
    .filter((chunk) => !signIn.includes(chunk))
    .map(({ file }) => file);
}

/**
 * Scripts that only the platform's own pages need, and no part of it on a page of the portal: of the pages that can be read
 * or written without a network, which a device keeps once a pilot has opened one, and of all others.
 */
export function filesOfAccount(chunks: readonly Chunk[]): { logbook: string[]; others: string[] } {
  const pages = (pattern: RegExp) =>
    chunks.filter(({ modules }) => modules.some((id) => pattern.test(id))).map(({ file }) => file);
  const needed = (start: readonly Chunk[], without: readonly string[]) =>
    withNeeds(start, chunks, ({ imports, later }) => [
      ...imports,
      ...later.filter((file) => !without.includes(file)),
    ]);
  const start = chunks.filter(({ modules }) => modules.includes('src/main.tsx'));
  const [all, offline] = [pages(OF_PLATFORM), pages(OFFLINE)];
  const parts = pages(PARTS);
  const portal = needed([...start, ...chunks.filter(({ file }) => parts.includes(file))], all);
  const kept = needed(
    chunks.filter(({ file }) => offline.includes(file)),
    all,
  );
  const rest = chunks.filter((chunk) => !portal.has(chunk));
  return {
    logbook: rest.filter((chunk) => kept.has(chunk)).map(({ file }) => file),
    others: rest.filter((chunk) => !kept.has(chunk)).map(({ file }) => file),
  };
}

/** The chunks that hold these modules, and all that they cannot run without. Throws where a module is in none. */
function neededFor(chunks: readonly Chunk[], wanted: readonly string[]): Chunk[] {
  const holders = wanted.map((module) => {
    const chunk = chunks.find(({ modules }) => modules.includes(module));
    if (!chunk) throw new Error(`${module} is in no chunk of the build.`);
    return chunk;
  });
  return [...withNeeds(holders, chunks)];
}

/** Whether a file is content alone, with what reads it. */
function isOfContent({ modules }: Chunk): boolean {
  return modules.some(isContent) && modules.every((module) => isContent(module) || READER.test(module));
}

const isContent = (module: string) => module.startsWith(CONTENT);

/** Files that hold content beside code: they would change with both, and a page would fetch what another one shows. */
export function mixedChunks(chunks: readonly Chunk[]): string[] {
  return chunks
    .filter((chunk) => chunk.modules.some(isContent) && !isOfContent(chunk))
    .map(({ file }) => file);
}

/** A table for people; what is above the limit is marked. */
export function formatWeights(weights: readonly PageWeight[]): string {
  const width = Math.max(...weights.map(({ page }) => page.length));
  return weights
    .map(({ page, code, content }) => {
      const row = `  ${page.padEnd(width)} ${code.toFixed(1).padStart(5)} of ${PAGE_LIMIT} kB br`;
      return `${row}${content > 0 ? `, and ${content.toFixed(1)} of content` : ''}${code > PAGE_LIMIT ? '  TOO MUCH' : ''}`;
    })
    .join('\n');
}
