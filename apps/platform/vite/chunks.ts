/** Which modules share a file: what the first page needs stands in two, everything else is left to the bundler. */
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { staticImports, type ModuleGraph } from '../../../scripts/lib/static-imports.ts';

const SOURCES = join(import.meta.dirname, '../src');
const FIRST = ['main.tsx', 'routes/today.tsx'].map((file) => join(SOURCES, file));

const firsts = new WeakMap<ModuleGraph, ReadonlySet<string>>();

function isFirst(id: string, graph: ModuleGraph): boolean {
  const first = firsts.get(graph) ?? staticImports(FIRST, graph);
  firsts.set(graph, first);
  return first.has(id);
}

/** Packages change less often than our code. */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    {
      name: (id, graph) => (isFirst(id, graph) ? 'packages' : null),
      // Icons come through one module that names them all: which of them a page shows, the bundler knows.
      test: /\/node_modules\/(?!lucide-react\/.*\/icons\/)/,
      priority: 2,
    },
    {
      name: (id, graph) => (isFirst(id, graph) ? 'first' : null),
      test: /^(?!.*lucide-react.*icons)/,
      priority: 1,
    },
  ],
};
