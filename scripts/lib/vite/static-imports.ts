import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Rolldown } from 'vite';

/** The bundler's knowledge of the modules while it assigns them to files. */
export type ModuleGraph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/**
 * Makes a function that tells whether a part of an app needs a module. A part is given by its first modules, relative
 * to `folder`; it needs everything that they import, directly or indirectly, but not dynamic imports.
 * @param later parts that also include their dynamic imports, each with a pattern of the modules to leave out
 */
export function partsOf<Part extends string>(
  folder: string,
  parts: Readonly<Record<Part, readonly string[]>>,
  later?: Readonly<Partial<Record<Part, RegExp>>>,
) {
  type Needed = Partial<Record<Part, ReadonlySet<string>>>;
  const known = new WeakMap<ModuleGraph, Needed>();
  return (part: Part, id: string, graph: ModuleGraph): boolean => {
    const found: Needed = known.get(graph) ?? {};
    known.set(graph, found);
    found[part] ??= staticImports(
      parts[part].map((file) => join(folder, file)),
      graph,
      later?.[part],
    );
    return found[part].has(id);
  };
}

const ALL_ICONS = /\/lucide-react\/.*\/lucide-react\.m?js$/;
const files = new Map<string, ReadonlyMap<string, string>>();

/** Files of the icons that a module imports by name; `index` is the module that names them all. */
function iconsNamedIn(code: string, index: string): string[] {
  let byName = files.get(index);
  if (!byName) {
    const lines = readFileSync(index, 'utf8').matchAll(/^export \{([^}]*)\} from '\.\/([^']+)';$/gm);
    byName = new Map(
      [...lines].flatMap(([, names = '', file = '']) =>
        names
          .split(',')
          .map((name) => [name.replace(/.* as /, '').trim(), join(dirname(index), file)] as const),
      ),
    );
    files.set(index, byName);
  }
  const [, named = ''] = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/.exec(code) ?? [];
  return named.split(',').flatMap((name) => byName.get(name.replace(/ as .*/, '').trim()) ?? []);
}

/**
 * Some modules and everything that they import; with `except` also their dynamic imports, without those that it
 * matches.
 */
export function staticImports(
  ids: readonly string[],
  graph: ModuleGraph,
  except?: RegExp,
): ReadonlySet<string> {
  const seen = new Set<string>();
  const add = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    const { importedIds = [], dynamicallyImportedIds = [], code = null } = graph.getModuleInfo(id) ?? {};
    if (except) dynamicallyImportedIds.filter((wanted) => !except.test(wanted)).forEach(add);
    for (const imported of importedIds) {
      // One module exports all icons: a part needs only the icons that it imports by name.
      if (ALL_ICONS.test(imported)) iconsNamedIn(code ?? '', imported).forEach(add);
      else add(imported);
    }
  };
  ids.forEach(add);
  return seen;
}
