// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { planChunks } from './plugin.ts';

const IMPORTS: Record<string, string[]> = {
  '/p/src/main.tsx': ['/p/src/app/start.tsx', '/p/node_modules/react/index.js'],
  '/p/src/app/portal.tsx': ['/p/src/lib/paths.ts', '/p/node_modules/react-router/index.js'],
  '/p/node_modules/react-router/index.js': ['/p/node_modules/react/index.js'],
  // Three pages need the head, which is large; two of them a small badge and a large table.
  ...Object.fromEntries(
    ['fleet', 'notams', 'tours'].map((name) => [
      `/p/src/routes/${name}.tsx`,
      [
        '/p/src/components/page-head.tsx',
        '/p/src/content/aircraft.ts',
        '/p/src/features/home/welcome.tsx',
        ...(name === 'tours' ? [] : ['/p/src/components/badge.tsx', '/p/src/components/table.tsx']),
      ],
    ]),
  ),
  '/p/src/components/page-head.tsx': ['/p/src/lib/paths.ts'],
  '/p/src/content/aircraft.ts': ['\0virtual:content/aircraft'],
  '/p/src/routes/home.tsx': [
    '/p/src/lib/paths.ts',
    '/p/src/features/home/welcome.tsx',
    '\0virtual:content/airports',
  ],
  // Two that need each other.
  '/p/src/features/home/welcome.tsx': ['/p/src/features/home/passes.tsx'],
  '/p/src/features/home/passes.tsx': ['/p/src/features/home/welcome.tsx'],
};

const PAGES = ['home', 'fleet', 'notams', 'tours'].map((name) => `/p/src/routes/${name}.tsx`);

/** The plan where each kind of content has so many characters. */
const planWith = (size: number) =>
  planChunks('/p', PAGES, (id) => ({
    importedIds: IMPORTS[id] ?? [],
    code: ' '.repeat(id.startsWith('\0virtual:content/') ? size : /page-head|table/.test(id) ? 10_000 : 100),
  }));

describe('the chunks of the first page', () => {
  const chunkOf = planWith(20);

  it('hold what a pilot needs first and what many pages need, packages and content apart, each module once', () => {
    expect(Object.fromEntries(chunkOf)).toEqual({
      '/p/src/app/portal.tsx': 'portal',
      '/p/src/lib/paths.ts': 'portal',
      '/p/src/components/page-head.tsx': 'portal',
      '/p/src/components/badge.tsx': 'portal',
      '/p/src/content/aircraft.ts': 'portal',
      '/p/node_modules/react-router/index.js': 'router',
      '/p/src/features/home/welcome.tsx': 'first-page',
      '/p/src/features/home/passes.tsx': 'first-page',
      '\0virtual:content/airports': 'content-first-page',
      '\0virtual:content/aircraft': 'content-first-page',
    });
  });

  it('leave alone what is there already, the page itself and every other page', () => {
    for (const id of [
      '/p/node_modules/react/index.js',
      '/p/src/app/start.tsx',
      '/p/src/routes/home.tsx',
      '/p/src/routes/fleet.tsx',
    ]) {
      expect(chunkOf.get(id)).toBeUndefined();
    }
  });

  it('take what many pages show only as long as it is little, so that no page grows with the content of another', () => {
    const more = planWith(10_000);
    expect(more.get('\0virtual:content/airports')).toBe('content-first-page');
    expect(more.get('\0virtual:content/aircraft')).toBeUndefined();
    expect(more.get('/p/src/content/aircraft.ts')).toBeUndefined();
  });

  it('leave much content to chunks of its own, which other pages want without the rest', () => {
    const much = planWith(50_000);
    expect(much.get('\0virtual:content/airports')).toBeUndefined();
    expect(much.get('\0virtual:content/aircraft')).toBeUndefined();
  });
});
