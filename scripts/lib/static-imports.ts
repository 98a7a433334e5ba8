import type { Rolldown } from 'vite';

/** What the bundler knows of the modules while it puts them into files. */
export type ModuleGraph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** Modules and all that they import, the imports of those included; not what is loaded later. */
export function staticImports(ids: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const seen = new Set<string>();
  const add = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(add);
  };
  ids.forEach(add);
  return seen;
}
