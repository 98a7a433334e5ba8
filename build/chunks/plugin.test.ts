// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { planChunks } from './plugin.ts';

const IMPORTS: Record<string, string[]> = {
  '/p/src/main.tsx': ['/p/src/app/start.tsx', '/p/node_modules/react/index.js'],
  '/p/src/app/portal.tsx': ['/p/src/lib/paths.ts', '/p/node_modules/react-router/index.js'],
  '/p/node_modules/react-router/index.js': ['/p/node_modules/react/index.js'],
  // Three pages need the head; what tells the fleet needs more than the shell has.
  ...Object.fromEntries(
    ['fleet', 'notams', 'tours'].map((name) => [
      `/p/src/routes/${name}.tsx`,
      ['/p/src/components/page-head.tsx', '/p/src/content/aircraft.ts', '/p/src/features/home/welcome.tsx'],
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

const planWith = (content: string) =>
  planChunks('/p', PAGES, (id) => ({
    importedIds: IMPORTS[id] ?? [],
    code: id.startsWith('\0virtual:content/') ? content : '',
  }));

describe('the chunks of the first page', () => {
  const chunkOf = planWith('export default []');

  it('hold what a pilot needs first and what many pages need, packages and content apart, each module once', () => {
    expect(Object.fromEntries(chunkOf)).toEqual({
      '/p/src/app/portal.tsx': 'portal',
      '/p/src/lib/paths.ts': 'portal',
      '/p/src/components/page-head.tsx': 'portal',
      '/p/node_modules/react-router/index.js': 'router',
      '/p/src/features/home/welcome.tsx': 'first-page',
      '/p/src/features/home/passes.tsx': 'first-page',
      '\0virtual:content/airports': 'content-first-page',
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

  it('leave much content to chunks of its own, which other pages want without the rest', () => {
    expect(planWith(' '.repeat(50_000)).get('\0virtual:content/airports')).toBeUndefined();
  });
});
