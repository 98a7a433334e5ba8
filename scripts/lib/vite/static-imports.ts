import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Rolldown } from 'vite';

/** What the bundler knows of the modules while it puts them into files. */
export type ModuleGraph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/**
 * Tells whether a part of an app cannot do without a module. A part is named by its first modules, from `folder`; it
 * needs all that these import, the imports of those included, but not what is loaded later.
 * @param later parts that what is loaded later belongs to as well, each with those modules that are the exception
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

/** Some modules and all that they need; with `except` also what is loaded later, but for those that it names. */
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
      // One module names all icons: a part needs those that it asks for.
      if (ALL_ICONS.test(imported)) iconsNamedIn(code ?? '', imported).forEach(add);
      else add(imported);
    }
  };
  ids.forEach(add);
  return seen;
}
