// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Chunk } from '../../../../scripts/lib/vite/bundle-chunks.ts';
import { formatWeights, mixedChunks, weighPages } from './budgets.ts';

const chunk = (file: string, modules: string[], imports: string[] = []): Chunk => ({
  file,
  imports,
  later: [],
  modules,
});

const chunks = [
  chunk('entry.js', ['src/main.tsx'], ['react.js']),
  chunk('react.js', ['node_modules/react/index.js']),
  chunk('portal.js', ['src/app/portal.tsx'], ['react.js', 'router.js']),
  chunk('router.js', ['node_modules/react-router/index.js'], ['react.js']),
  chunk('home.js', ['src/routes/home.tsx', 'src/features/home/hero.tsx'], ['portal.js']),
  chunk('map.js', ['src/routes/map.tsx'], ['portal.js', 'drawing.js', 'land.js', 'content-airports.js']),
  // Two that need each other.
  chunk('drawing.js', ['src/lib/drawing.ts'], ['map.js']),
  chunk('land.js', ['virtual:map/world']),
  chunk('content-airports.js', ['virtual:content/airports']),
];
const sizes: Record<string, number> = {
  'map.js': 9000,
  'drawing.js': 7000,
  'land.js': 20_000,
  'content-airports.js': 50_000,
};
const sizeOf = (file: string) => sizes[file] ?? Number.NaN;

describe('what a page weighs', () => {
  it('is its own code, each file once, without what every page needs; content and land stand apart', () => {
    expect(weighPages(chunks, sizeOf)).toEqual([
      { page: 'src/routes/home.tsx', code: 0, content: 0 },
      { page: 'src/routes/map.tsx', code: 16, content: 50 },
    ]);
  });

  it('leaves out what most pages share, which has a row of its own', () => {
    const page = (name: string) => chunk(`${name}.js`, [`src/routes/${name}.tsx`], ['portal.js', 'parts.js']);
    const more = [
      ...chunks,
      ...['a', 'b', 'c', 'd'].map(page),
      chunk('parts.js', ['src/components/parts.tsx']),
    ];
    const weights = weighPages(more, (file) => (file === 'parts.js' ? 6500 : (sizes[file] ?? 0)));
    expect(weights[0]).toEqual({ page: 'shared by most pages', code: 6.5, content: 0 });
    expect(weights.find(({ page: name }) => name === 'src/routes/a.tsx')).toMatchObject({ code: 0 });
  });

  it('is said, with a mark where it is too much', () => {
    const [home = '', map = ''] = formatWeights(weighPages(chunks, sizeOf)).split('\n');
    expect(home).toMatch(/src\/routes\/home\.tsx +0\.0 of 15 kB br$/);
    expect(map).toMatch(/src\/routes\/map\.tsx +16\.0 of 15 kB br, and 50\.0 of content {2}TOO MUCH$/);
  });

  it('cannot be said without the page that every visit begins with', () => {
    expect(() => weighPages(chunks.slice(1), sizeOf)).toThrow('src/main.tsx is in no chunk');
  });
});

it('code and content in one file are found', () => {
  expect(mixedChunks(chunks)).toEqual([]);
  const both = chunk('both.js', ['src/routes/tour.tsx', 'virtual:content/tours']);
  expect(mixedChunks([...chunks, both])).toEqual(['both.js']);
});
