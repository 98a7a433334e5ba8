import { join } from 'node:path';
import type { Rolldown } from 'vite';

/** What the bundler knows of the modules while it puts them into files. */
type ModuleGraph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/**
 * Tells whether a part of an app cannot do without a module. A part is named by its first modules, from `folder`; it
 * needs all that these import, the imports of those included, but not what is loaded later.
 */
export function partsOf<Part extends string>(
  folder: string,
  parts: Readonly<Record<Part, readonly string[]>>,
) {
  type Needed = Partial<Record<Part, ReadonlySet<string>>>;
  const known = new WeakMap<ModuleGraph, Needed>();
  return (part: Part, id: string, graph: ModuleGraph): boolean => {
    const found: Needed = known.get(graph) ?? {};
    known.set(graph, found);
    found[part] ??= staticImports(
      parts[part].map((file) => join(folder, file)),
      graph,
    );
    return found[part].has(id);
  };
}

function staticImports(ids: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const seen = new Set<string>();
  const add = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(add);
  };
  ids.forEach(add);
  return seen;
}
