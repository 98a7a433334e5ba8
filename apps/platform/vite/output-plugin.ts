/** Vite plugin: what the platform adds to the site is checked as the portal is, weighed, and gets smaller copies. */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { buildWorker } from '../../../scripts/lib/build-worker.ts';
import { outputProblems, refuse, refuseLeaks } from '../../../scripts/lib/check-output.ts';
import { compressFiles } from '../../../scripts/lib/compress.ts';
import { withIntegrity } from '../../../scripts/lib/integrity.ts';
import { pageFiles } from './page-files.ts';

const PAGE = 'plataforma/index.html';
const WORKER = 'plataforma/sw.js';
/** Name of its budget in package.json. */
const BUDGET = 'JavaScript of the first page of the platform';
/** What the first page is made of. */
const FIRST = /\/src\/(?:main|routes\/today)\.tsx$/;

interface OutputOptions {
  /** Folder that holds `content/`. */
  contentRoot: string;
  /** Builds a worker that removes the kept pages, in place of the one that keeps them. */
  withoutWorker: boolean;
}

/** Throws, which fails the build, with a sentence for people. */
export function outputPlugin({ contentRoot, withoutWorker }: OutputOptions): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'platform:output',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler(_, bundle) {
        const dist = resolve(config.root, config.build.outDir);
        const read = (file: string) => readFileSync(join(dist, file));
        const page = withIntegrity(read(PAGE).toString(), config.base, read);
        writeFileSync(
          join(dist, PAGE),
          inOrder(page, (address) => read(address.slice(config.base.length))),
        );
        refuse(
          'La política de seguridad de la plataforma bloquearía esto',
          outputProblems(join(dist, 'plataforma')),
        );
        refuseLeaks(contentRoot, dist, ['dist/plataforma', 'dist-server']);
        await buildWorker({
          root: config.root,
          dist,
          input: `src/sw/${withoutWorker ? 'self-destroying' : 'main'}.ts`,
          output: WORKER,
          define: { __PAGE_FILES__: JSON.stringify(pageFiles(dist, bundle, config.base)) },
        });
        await compressFiles(dist, [...Object.keys(bundle), WORKER]);
        addBudget(join(dirname(dist), 'dist-server/budgets.json'), bundle, config.base);
      },
    },
  };
}

const TAGS = /\n *<(?:link rel="(?:stylesheet|modulepreload)"|script )[^>]*>(?:<\/script>)?/g;

/** A browser asks for six files at a time, as they are named: first what a painted page needs, then large scripts before small ones. */
function inOrder(html: string, read: (address: string) => Buffer): string {
  const weight = (tag: string) => {
    if (tag.includes('rel="stylesheet"')) return Infinity;
    const [, address = ''] = /(?:src|href)="([^"]+)"/.exec(tag) ?? [];
    return / (?:type|rel)="module/.test(tag) ? read(address).length : Number.MAX_VALUE;
  };
  const tags = (html.match(TAGS) ?? []).toSorted((a, b) => weight(b) - weight(a));
  return html.replaceAll(TAGS, '').replace('</title>', (end) => end + tags.join(''));
}

/** Writes down what the first page needs; `npm run size` adds it up. */
function addBudget(file: string, bundle: Rolldown.OutputBundle, base: string): void {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const needed = new Set<string>();
  const need = (address: string) => {
    // What stands outside the bundle is named by its address.
    const name = address.startsWith(base) ? address.slice(base.length) : address;
    if (needed.has(name)) return;
    needed.add(name);
    chunks.find(({ fileName }) => fileName === name)?.imports.forEach(need);
  };
  for (const { fileName, moduleIds } of chunks) if (moduleIds.some((id) => FIRST.test(id))) need(fileName);
  const budgets: unknown = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...Object(budgets), [BUDGET]: [...needed] }));
}
