// @ts-check
/** Budgets of JavaScript, in kB (1000 bytes) as served with brotli. They stand in package.json under "budgets". */

/**
 * @typedef {import('./chunk-report.mjs').Chunk} Chunk
 * @typedef {object} Budgets
 * @property {{ name: string, limit: number, modules: string[], files?: string[], after?: string }[]} stages what has to
 *   be there before something works: sources whose chunks, with all that they need, are added up, and further files;
 *   with `after`, only what comes on top of that earlier stage
 * @property {{ folder: string, limit: number, within: string[], apart?: string[] }} pages limit of what each lazy chunk
 *   with a source directly in `folder` adds to the stages named in `within`; chunks that hold nothing but sources whose
 *   names begin as `apart` says do not count
 *
 * @typedef {object} Line
 * @property {string} name
 * @property {number} size kB
 * @property {number} limit kB
 * @property {{ file: string, size: number }[]} files what is counted, largest first
 * @property {boolean} isPage whether it is one page's own, on top of what every page needs
 * @property {number} content kB of `size` that hold nothing but the airline's content
 */

/** How the names of modules begin that are nothing but content. */
const CONTENT = 'virtual:content/';

/** Files of the copy that are not content: the app itself, its styles and its fonts. */
const CODE = /^\/?(?:assets\/(?!content-)|[^/]+$)/;

/**
 * What each budget allows and what is used. Throws when a budget names a source that the build does not have.
 * @param {Chunk[]} chunks
 * @param {Budgets} budgets
 * @param {(file: string) => number} sizeOf bytes of a file as served
 * @returns {Line[]}
 */
export function measure(chunks, budgets, sizeOf) {
  const stages = budgets.stages.map(({ name, limit, modules, files = [], after }) => {
    const needed = new Set([
      ...modules.flatMap((module) => [...closure(chunks, chunkOf(chunks, module))]),
      ...files,
    ]);
    return { name, limit, needed, after };
  });
  const own = stages.map((stage) => {
    const earlier = stages.find(({ name }) => name === stage.after)?.needed;
    return { ...stage, needed: [...stage.needed].filter((file) => !earlier?.has(file)) };
  });
  const shared = new Set(
    stages.filter(({ name }) => budgets.pages.within.includes(name)).flatMap(({ needed }) => [...needed]),
  );
  const { apart = [] } = budgets.pages;
  for (const { file, modules } of chunks) {
    if (modules.length > 0 && modules.every((module) => apart.some((start) => module.startsWith(start))))
      shared.add(file);
  }
  const pages = pageChunks(chunks, budgets.pages.folder).map(({ page, chunk }) => ({
    name: page,
    limit: budgets.pages.limit,
    needed: [...closure(chunks, chunk)].filter((file) => !shared.has(file)),
  }));
  const contentFiles = new Set(
    chunks
      .filter(({ modules }) => modules.length > 0 && modules.every((module) => module.startsWith(CONTENT)))
      .map(({ file }) => file),
  );
  return [...own, ...pages].map(({ name, limit, needed }, i) => {
    const files = [...needed]
      .map((file) => ({ file, size: sizeOf(file) / 1000 }))
      .toSorted((a, b) => b.size - a.size);
    const content = files.filter(({ file }) => contentFiles.has(file));
    return { name, limit, size: sum(files), content: sum(content), isPage: i >= own.length, files };
  });
}

/** @param {{ size: number }[]} parts */
function sum(parts) {
  return parts.reduce((total, { size }) => total + size, 0);
}

/**
 * Files that hold content beside code: they would change with both, and a page would fetch what another one shows.
 * @param {Chunk[]} chunks
 */
export function mixed(chunks) {
  return chunks
    .filter(({ modules }) => modules.some((module) => module.startsWith(CONTENT)))
    .filter(({ modules }) => modules.some((module) => !module.startsWith(CONTENT)))
    .map(({ file }) => file);
}

/**
 * What the first visit fetches in the background, so that the portal opens without a network: all that it is made of.
 * @param {string[]} files
 * @param {{ name: string, limit: number }} budget
 * @param {(file: string) => number} sizeOf bytes of a file as served
 * @returns {Line}
 */
export function measureCopy(files, { name, limit }, sizeOf) {
  const sizes = files
    .map((file) => ({ file, size: sizeOf(file) / 1000 }))
    .toSorted((a, b) => b.size - a.size);
  return {
    name,
    limit,
    size: sum(sizes),
    content: sum(sizes.filter(({ file }) => !CODE.test(file))),
    isPage: false,
    files: sizes,
  };
}

/**
 * The lines above their limit: no build may be. A large airline is not a fault of the code, though: what the content
 * weighs is shown, and not held against a page that shows it; nor, without `strict`, against what every page needs.
 * @param {Line[]} lines
 * @param {{ strict?: boolean }} [options]
 */
export function exceeded(lines, { strict = true } = {}) {
  return lines.filter(
    ({ size, content, limit, isPage }) => (strict && !isPage ? size : size - content) > limit,
  );
}

/**
 * A table for people; what is above its limit comes with the files that make it so.
 * @param {Line[]} lines
 */
export function formatTable(lines) {
  const width = Math.max(...lines.map(({ name }) => name.length));
  const row = (/** @type {string} */ name, /** @type {number} */ size) =>
    `  ${name.padEnd(width)} ${size.toFixed(1).padStart(6)}`;
  return lines
    .flatMap(({ name, size, content, limit, files }) => {
      const figures = `${row(name, size)} of ${String(limit).padStart(3)} kB br`;
      if (size <= limit) return [figures];
      if (size - content <= limit) return [`${figures}, ${content.toFixed(1)} of them content`];
      return [`${figures}  TOO MUCH`, ...files.map((part) => row(`  ${part.file}`, part.size))];
    })
    .join('\n');
}

/**
 * The lazy chunks with a source directly in `folder`, and that source.
 * @param {Chunk[]} chunks
 * @param {string} folder
 */
export function pageChunks(chunks, folder) {
  const lazy = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
  return chunks
    .filter(({ file }) => lazy.has(file))
    .flatMap((chunk) => {
      const page = chunk.modules.find((module) => module.startsWith(`${folder}/`));
      return page ? [{ page, chunk }] : [];
    });
}

/**
 * @param {Chunk[]} chunks
 * @param {string} module
 */
export function chunkOf(chunks, module) {
  const chunk = chunks.find(({ modules }) => modules.includes(module));
  if (!chunk) throw new Error(`The budgets name ${module}, which is in no chunk of the build.`);
  return chunk;
}

/**
 * A chunk and all that it cannot run without.
 * @param {Chunk[]} chunks
 * @param {Chunk} chunk
 * @param {Set<string>} [seen]
 * @returns {Set<string>}
 */
export function closure(chunks, chunk, seen = new Set()) {
  seen.add(chunk.file);
  for (const file of chunk.imports) {
    const next = chunks.find((candidate) => candidate.file === file);
    if (next && !seen.has(file)) closure(chunks, next, seen);
  }
  return seen;
}
