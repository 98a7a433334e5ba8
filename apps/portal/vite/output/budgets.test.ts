// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { build } from 'vite';
import { exceeded, formatTable, measure, measureCopy, mixed } from './budgets.mjs';
import type { Budgets } from './budgets.mjs';
import type { Chunk } from './chunk-report.mjs';
import { chunkReport } from './chunk-report.mjs';

const chunk = (
  file: string,
  modules: string[],
  imports: string[] = [],
  dynamicImports: string[] = [],
): Chunk => ({
  file,
  imports,
  dynamicImports,
  modules,
});

const chunks = [
  chunk('entry.js', ['src/main.tsx'], ['react.js'], ['portal.js']),
  chunk('react.js', ['node_modules/react/index.js']),
  chunk('portal.js', ['src/app/portal.tsx'], ['react.js', 'router.js'], ['home.js', 'map.js', 'feed.js']),
  chunk('router.js', ['node_modules/react-router/index.js'], ['react.js']),
  chunk('home.js', ['src/routes/home.tsx', 'src/features/home/hero.tsx'], ['portal.js']),
  chunk('map.js', ['src/routes/map.tsx'], ['portal.js', 'drawing.js']),
  chunk('drawing.js', ['src/lib/drawing.ts'], ['map.js']),
  chunk('feed.js', ['src/services/feed.ts']),
];
const sizes: Record<string, number> = {
  'boot.js': 500,
  'entry.js': 2000,
  'react.js': 58_000,
  'portal.js': 3000,
  'router.js': 20_000,
  'home.js': 4000,
  'map.js': 9000,
  'drawing.js': 7000,
};
const budgets: Budgets = {
  stages: [
    { name: 'sign-in', limit: 66, modules: ['src/main.tsx'], files: ['boot.js'] },
    { name: 'home', limit: 90, modules: ['src/main.tsx', 'src/routes/home.tsx'] },
  ],
  pages: { folder: 'src/routes', limit: 15, within: ['home'] },
};
const sizeOf = (file: string) => sizes[file] ?? Number.NaN;

describe('budgets', () => {
  it('leave out what stands apart, such as maps', () => {
    const apart = { ...budgets, pages: { ...budgets.pages, apart: ['src/lib/drawing'] } };
    const page = measure(chunks, apart, sizeOf).find(({ name }) => name === 'src/routes/map.tsx');
    expect(page?.files.map(({ file }) => file)).toEqual(['map.js']);
  });

  it('count only what comes on top of an earlier stage when they say so', () => {
    const [, home] = measure(
      chunks,
      { ...budgets, stages: [budgets.stages[0]!, { ...budgets.stages[1]!, after: 'sign-in' }] },
      sizeOf,
    );
    expect(home?.files.map(({ file }) => file)).toEqual(['router.js', 'home.js', 'portal.js']);
    expect(home?.size).toBe(27);
  });

  it('count each file once, with everything it needs', () => {
    expect(measure(chunks, budgets, sizeOf).map(({ name, limit, size }) => ({ name, limit, size }))).toEqual([
      { name: 'sign-in', limit: 66, size: 60.5 },
      { name: 'home', limit: 90, size: 87 },
      { name: 'src/routes/home.tsx', limit: 15, size: 0 },
      { name: 'src/routes/map.tsx', limit: 15, size: 16 },
    ]);
  });

  it('hold no airline’s content against the code, unless they are strict', () => {
    const withContent = chunks.map((one) =>
      one.file === 'drawing.js' ? { ...one, modules: ['virtual:content/airports'] } : one,
    );
    const lines = measure(withContent, budgets, sizeOf);
    expect(lines.at(-1)).toMatchObject({ name: 'src/routes/map.tsx', size: 16, content: 7 });
    expect(exceeded(lines)).toEqual([]);
    expect(formatTable(lines)).toMatch(/src\/routes\/map\.tsx +16\.0 of +15 kB br, 7\.0 of them content$/);
    const heavyEntry = withContent.map((one) =>
      one.file === 'react.js' ? { ...one, modules: ['virtual:content/pilots'] } : one,
    );
    const low = { ...budgets, stages: [{ ...budgets.stages[0]!, limit: 50 }, budgets.stages[1]!] };
    expect(exceeded(measure(heavyEntry, low, sizeOf)).map(({ name }) => name)).toEqual(['sign-in']);
    expect(exceeded(measure(heavyEntry, low, sizeOf), { strict: false })).toEqual([]);
  });

  it('name what is above its limit', () => {
    const lines = measure(chunks, budgets, sizeOf);
    expect(exceeded(lines).map(({ name }) => name)).toEqual(['src/routes/map.tsx']);
    expect(formatTable(lines)).toMatch(
      /src\/routes\/map\.tsx +16\.0 of +15 kB br {2}TOO MUCH\n +map\.js +9\.0\n +drawing\.js +7\.0$/,
    );
  });

  it('fail on a source that the build no longer has', () => {
    const stages = [{ name: 'gone', limit: 1, modules: ['src/gone.ts'] }];
    expect(() => measure(chunks, { ...budgets, stages }, sizeOf)).toThrow(
      'src/gone.ts, which is in no chunk',
    );
  });
});

it('the report of a real build says which sources are where', async () => {
  let found: Chunk[] = [];
  await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    plugins: [chunkReport(import.meta.dirname, (report: Chunk[]) => (found = report))],
    build: { write: false, lib: { entry: 'chunk-report.mjs', formats: ['es'] } },
  });
  expect(found).toHaveLength(1);
  expect(found[0]?.modules).toEqual(['chunk-report.mjs']);
});

it('code and content in one file are found', () => {
  const content = chunk('content-airports.js', ['virtual:content/airports']);
  expect(mixed([...chunks, content])).toEqual([]);
  expect(mixed([content, chunk('map.js', ['src/routes/map.tsx', 'virtual:content/tours'])])).toEqual([
    'map.js',
  ]);
});

it('the offline copy is added up as a whole, largest file first', () => {
  const copy = measureCopy(['boot.js', 'react.js', 'home.js'], { name: 'offline copy', limit: 62 }, sizeOf);
  expect(copy).toMatchObject({ name: 'offline copy', size: 62.5, limit: 62 });
  expect(copy.files.map(({ file }) => file)).toEqual(['react.js', 'home.js', 'boot.js']);
  expect(exceeded([copy])).toEqual([copy]);
});
