/** Vite plugin: few chunks for what every pilot needs first, each of them a request that has to come and go. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What the page starts with, and in which chunks the rest of the first page comes: each takes what those before lack. */
const ENTRY = 'src/main.tsx';
const STAGES = [
  { name: 'portal', module: 'src/app/portal.tsx', packages: 'router' },
  { name: 'first-page', module: 'src/routes/home.tsx', packages: 'first-page' },
];

/** What this many pages need comes with the shell, where it waits for no request of its own; a small part, if two do. */
const COMMON_TO = 3;
const SMALL_COMMON_TO = 2;

/** Characters of source of a small part: on the line it weighs less than what a request brings with it. */
const SMALL_PART = 4000;

/** Content of the first page comes in one chunk as long as it is no more than this; characters of its source. */
const SMALL_CONTENT = 40_000;

/**
 * A kind of content that as many pages need as a common part comes with that of the first page while it is no more than
 * this, and all together no more than the above: what a request brings with it weighs as much.
 */
const SMALL_KIND = 8000;
const FIRST_CONTENT = 'content-first-page';

/** What the plan has to know of a module. */
interface ModuleFacts {
  importedIds: readonly string[];
  code: string | null;
}
type Facts = (id: string) => ModuleFacts | null;

export function chunksPlugin(): Plugin {
  let chunkOf: Map<string, string> | undefined;
  return {
    name: 'portal:chunks',
    config: ({ root = process.cwd() }) => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  debugName: 'first page',
                  // Before the content's own.
                  priority: 1,
                  includeDependenciesRecursively: false,
                  name: (id, context) => {
                    chunkOf ??= planChunks(root, pagesIn(root), (module) => context.getModuleInfo(module));
                    return chunkOf.get(id);
                  },
                },
              ],
            },
          },
        },
      },
    }),
    buildStart() {
      chunkOf = undefined;
    },
  };
}

function pagesIn(root: string): string[] {
  const folder = join(root, 'src/routes');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
    .map((name) => join(folder, name));
}

/**
 * Which chunk takes a module of the first page, or one that many pages need. Pages are in none, they have chunks of their
 * own; so has content, once there is much of it.
 * @param root the project's folder
 * @param pages modules of the pages
 */
export function planChunks(root: string, pages: readonly string[], factsOf: Facts): Map<string, string> {
  const seen = new Set<string>();
  reach(join(root, ENTRY), factsOf, seen);
  const chunkOf = new Map<string, string>();
  const content: string[] = [];
  for (const { name, module, packages } of STAGES) {
    for (const id of reach(join(root, module), factsOf, seen)) {
      if (isContent(id)) content.push(id);
      else if (id.includes('/node_modules/')) chunkOf.set(id, packages);
      else if (!id.startsWith('\0') && !id.startsWith(join(root, 'src/routes/'))) chunkOf.set(id, name);
    }
  }
  const shell = new Set<string>();
  for (const start of [ENTRY, 'src/app/portal.tsx']) reach(join(root, start), factsOf, shell);
  const uses = countUses(pages, shell, factsOf);
  let size = content.reduce((sum, id) => sum + sizeOf(id, factsOf), 0);
  if (size <= SMALL_CONTENT) {
    for (const [id, amount] of uses) {
      const own = sizeOf(id, factsOf);
      const joins = isContent(id) && !content.includes(id) && amount >= COMMON_TO && own <= SMALL_KIND;
      if (!joins || size + own > SMALL_CONTENT) continue;
      content.push(id);
      size += own;
    }
    for (const id of content) chunkOf.set(id, FIRST_CONTENT);
  }
  for (const id of commonParts(uses, pages, shell, chunkOf, factsOf)) chunkOf.set(id, 'portal');
  return chunkOf;
}

/** Characters of a module's source. */
function sizeOf(id: string, factsOf: Facts): number {
  return factsOf(id)?.code?.length ?? 0;
}

function isContent(id: string): boolean {
  return id.startsWith('\0virtual:content/');
}

/** How many pages need a module that is not in the shell. */
function countUses(
  pages: readonly string[],
  shell: ReadonlySet<string>,
  factsOf: Facts,
): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const page of pages) {
    for (const id of reach(page, factsOf, new Set(shell))) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  return uses;
}

/** Modules in no chunk yet that several pages need, and that need nothing themselves but the shell and each other. */
function commonParts(
  uses: ReadonlyMap<string, number>,
  pages: readonly string[],
  shell: ReadonlySet<string>,
  taken: ReadonlyMap<string, string>,
  factsOf: Facts,
): Set<string> {
  const isCommon = (id: string, amount: number) =>
    amount >= (sizeOf(id, factsOf) <= SMALL_PART ? SMALL_COMMON_TO : COMMON_TO);
  const common = new Set([...uses].flatMap(([id, amount]) => (isCommon(id, amount) ? [id] : [])));
  const isPart = (id: string) =>
    !taken.has(id) && !pages.includes(id) && !id.startsWith('\0') && !id.includes('/node_modules/');
  const stands = (id: string) =>
    isPart(id) &&
    (factsOf(id)?.importedIds ?? []).every(
      (next) => shell.has(next) || common.has(next) || taken.get(next) === FIRST_CONTENT,
    );
  let before;
  do {
    before = common.size;
    for (const id of common) if (!stands(id)) common.delete(id);
  } while (common.size < before);
  return common;
}

/** A module and all that it cannot run without, as far as that has not been seen. */
function reach(id: string, factsOf: Facts, seen: Set<string>): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  return [id, ...(factsOf(id)?.importedIds ?? []).flatMap((next) => reach(next, factsOf, seen))];
}
