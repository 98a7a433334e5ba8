/** Vite plugin: few chunks for what every pilot needs first, each of them a request that has to come and go. */
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What the page starts with, and in which chunks the rest of the first page comes: each takes what those before lack. */
const ENTRY = 'src/main.tsx';
const STAGES = [
  { name: 'portal', module: 'src/app/portal.tsx', packages: 'router' },
  { name: 'first-page', module: 'src/routes/home.tsx', packages: 'first-page' },
];

type ModulesOf = (id: string) => readonly string[];

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
                  includeDependenciesRecursively: false,
                  name: (id, context) => {
                    chunkOf ??= planChunks(
                      root,
                      (module) => context.getModuleInfo(module)?.importedIds ?? [],
                    );
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

/**
 * Which chunk takes a module of the first page. Pages and modules of the content are in none: they have chunks of their
 * own.
 * @param root the project's folder
 * @param importsOf ids of the modules that a module cannot run without
 */
export function planChunks(root: string, importsOf: ModulesOf): Map<string, string> {
  const seen = new Set<string>();
  reach(join(root, ENTRY), importsOf, seen);
  const chunkOf = new Map<string, string>();
  for (const { name, module, packages } of STAGES) {
    for (const id of reach(join(root, module), importsOf, seen)) {
      if (id.startsWith('\0virtual:') || id.startsWith(join(root, 'src/routes/'))) continue;
      chunkOf.set(id, id.includes('/node_modules/') ? packages : name);
    }
  }
  return chunkOf;
}

/** A module and all that it cannot run without, as far as that has not been seen. */
function reach(id: string, importsOf: ModulesOf, seen: Set<string>): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  return [id, ...importsOf(id).flatMap((next) => reach(next, importsOf, seen))];
}
