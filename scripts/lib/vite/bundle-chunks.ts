import type { ResolvedConfig, Rolldown } from 'vite';

/** A file of the build, and the sources in it. */
export interface Chunk {
  file: string;
  /** Files that it cannot run without. */
  imports: readonly string[];
  /** Files that it fetches when they are wanted. */
  later: readonly string[];
  /**
   * Sources relative to the app's folder; modules without a file by their own name; empty for a script outside the
   * bundle.
   */
  modules: readonly string[];
}

/** Every script of a build, also those outside the bundle, such as React, which is referred to by address. */
export function chunksOf(
  bundle: Rolldown.OutputBundle,
  { root, base }: Pick<ResolvedConfig, 'root' | 'base'>,
): Chunk[] {
  const folder = `${root.replaceAll('\\', '/')}/`;
  const inSite = (name: string) => (name.startsWith(base) ? name.slice(base.length) : name);
  const chunks = Object.values(bundle)
    .filter((output) => output.type === 'chunk')
    .map(({ fileName, imports, dynamicImports, moduleIds }) => ({
      file: fileName,
      imports: imports.map(inSite),
      later: dynamicImports,
      modules: moduleIds.map((id) => id.replace(folder, '').replace(/^\0/, '')),
    }));
  const own = new Set(chunks.map(({ file }) => file));
  const outside = new Set(chunks.flatMap(({ imports }) => imports.filter((name) => !own.has(name))));
  return [...chunks, ...[...outside].map((file) => ({ file, imports: [], later: [], modules: [] }))];
}

/** Some chunks and all that they need: their static imports, unless `needs` gives others. */
export function withNeeds(
  some: readonly Chunk[],
  chunks: readonly Chunk[],
  needs = ({ imports }: Chunk) => imports,
): Set<Chunk> {
  const found = new Set<Chunk>();
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of needs(chunk)) add(chunks.find(({ file }) => file === name));
  };
  some.forEach(add);
  return found;
}
