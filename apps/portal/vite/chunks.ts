/** Which modules share a file; everything else is left to the bundler. */
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { staticImports, type ModuleGraph } from '../../../scripts/lib/static-imports.ts';

const SOURCES = join(import.meta.dirname, '../src');

/** What a first visit loads, one stage after the other: the sign-in form, then the shell with the home page. */
const STAGES = { signIn: ['main.tsx'], home: ['app/portal.tsx', 'routes/home.tsx'] };

const kindOf = (id: string) => id.split('/').at(-1);

/** By priority: the first group that a module fits takes it. */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    // Content changes with the airline and maps with Natural Earth, never with code; a page fetches only what it shows.
    {
      name: (id, context) => (stageOf(id, context) === 'home' ? 'content-home' : null),
      test: /^\0virtual:content\//,
      // A large kind stays by itself.
      maxModuleSize: 20_000,
      priority: 5,
    },
    { name: (id) => `content-${kindOf(id)}`, test: /^\0virtual:content\//, priority: 4 },
    { name: (id) => `map-${kindOf(id)}`, test: /^\0virtual:map\//, priority: 4 },
    // The home page in few files: each is a request that has to come and go. Packages change less often than our code.
    {
      name: (id, context) => (stageOf(id, context) === 'home' ? 'packages' : null),
      test: /\/node_modules\//,
      priority: 3,
    },
    {
      name: (id, context) => (stageOf(id, context) === 'home' ? 'portal' : null),
      test: /^(?!\0)(?!.*\/src\/routes\/)/,
      priority: 2,
    },
    // Small parts of many pages; not what brings content, maps or feeds with it.
    {
      name: (id, context) => (stageOf(id, context) === undefined ? 'parts' : null),
      minShareCount: 3,
      test: /\/(?:components\/(?!feeds|flights|maps|weather)|lib\/|ui\/src\/|lucide-react\/)/,
      priority: 1,
    },
  ],
};

const stages = new WeakMap<ModuleGraph, Readonly<Record<keyof typeof STAGES, ReadonlySet<string>>>>();

/** The first stage of a visit that cannot do without a module; undefined for what only other pages need. */
function stageOf(id: string, context: ModuleGraph): keyof typeof STAGES | undefined {
  const found = stages.get(context) ?? {
    signIn: reach(STAGES.signIn, context),
    home: reach(STAGES.home, context),
  };
  stages.set(context, found);
  if (found.signIn.has(id)) return 'signIn';
  return found.home.has(id) ? 'home' : undefined;
}

function reach(files: readonly string[], context: ModuleGraph): ReadonlySet<string> {
  return staticImports(
    files.map((file) => join(SOURCES, file)),
    context,
  );
}
