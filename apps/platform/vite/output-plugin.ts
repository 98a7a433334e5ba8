/** Vite plugin: what the platform adds to the site is checked as the portal is, weighed, and gets smaller copies. */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentStore } from '@va/content/store.ts';
import type { Plugin } from 'vite';
import { afterBuild, type OutputOptions } from '../../../scripts/lib/vite/after-build.ts';
import { buildWorker } from '../../../scripts/lib/vite/build-worker.ts';
import { withNeeds, type Chunk } from '../../../scripts/lib/vite/bundle-chunks.ts';
import { outputProblems, refuse, refuseLeaks } from '../../../scripts/lib/vite/check-output.ts';
import { compressFiles } from '../../../scripts/lib/vite/compress.ts';
import { withIntegrity } from '../../../scripts/lib/vite/integrity.ts';
import { pageFiles } from './page-files.ts';

const PAGE = 'plataforma/index.html';
const WORKER = 'plataforma/sw.js';
/** Name of its budget in package.json. */
const BUDGET = 'JavaScript of the first page of the platform';
/** What the first page is made of. */
const FIRST = /^src\/(?:main|routes\/today)\.tsx$/;

export function outputPlugin({ contentRoot, withoutWorker }: OutputOptions): Plugin {
  return afterBuild('platform:output', async (built) => {
    const { root, base, dist, files, chunks } = built;
    const read = (file: string) => readFileSync(join(dist, file));
    const page = withIntegrity(read(PAGE).toString(), base, read);
    writeFileSync(
      join(dist, PAGE),
      inOrder(page, (address) => read(address.slice(base.length))),
    );
    const problems = outputProblems(join(dist, 'plataforma'));
    refuse('La política de seguridad de la plataforma bloquearía esto', problems);
    refuseLeaks(contentRoot, dist, ['dist/plataforma', 'dist-server']);
    const { mark } = (await contentStore(contentRoot).get()).content.airline.brand;
    await buildWorker({
      root,
      dist,
      input: `src/sw/${withoutWorker ? 'self-destroying' : 'main'}.ts`,
      output: WORKER,
      define: { __PAGE_FILES__: JSON.stringify(pageFiles(built, mark)) },
    });
    await compressFiles(dist, [...files, WORKER]);
    addBudget(join(dirname(dist), 'dist-server/budgets.json'), chunks);
  });
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
function addBudget(file: string, chunks: readonly Chunk[]): void {
  const first = chunks.filter(({ modules }) => modules.some((id) => FIRST.test(id)));
  const needed = [...withNeeds(first, chunks)].map((chunk) => chunk.file);
  const budgets: unknown = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...Object(budgets), [BUDGET]: needed }));
}
