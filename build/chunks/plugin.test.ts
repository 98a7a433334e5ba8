// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { planChunks } from './plugin.ts';

const IMPORTS: Record<string, string[]> = {
  '/p/src/main.tsx': ['/p/src/app/start.tsx', '/p/node_modules/react/index.js'],
  '/p/src/app/portal.tsx': ['/p/src/lib/paths.ts', '/p/node_modules/react-router/index.js'],
  '/p/node_modules/react-router/index.js': ['/p/node_modules/react/index.js'],
  '/p/src/routes/home.tsx': [
    '/p/src/lib/paths.ts',
    '/p/src/features/home/welcome.tsx',
    '\0virtual:content/airports',
  ],
  // Two that need each other.
  '/p/src/features/home/welcome.tsx': ['/p/src/features/home/passes.tsx'],
  '/p/src/features/home/passes.tsx': ['/p/src/features/home/welcome.tsx'],
};

describe('the chunks of the first page', () => {
  const chunkOf = planChunks('/p', (id) => IMPORTS[id] ?? []);

  it('hold what a pilot needs first, packages apart, each module once', () => {
    expect(Object.fromEntries(chunkOf)).toEqual({
      '/p/src/app/portal.tsx': 'portal',
      '/p/src/lib/paths.ts': 'portal',
      '/p/node_modules/react-router/index.js': 'router',
      '/p/src/features/home/welcome.tsx': 'first-page',
      '/p/src/features/home/passes.tsx': 'first-page',
    });
  });

  it('leave alone what is there already, the page itself, the content and every other page', () => {
    for (const id of [
      '/p/node_modules/react/index.js',
      '/p/src/app/start.tsx',
      '/p/src/routes/home.tsx',
      '\0virtual:content/airports',
      '/p/src/routes/fleet.tsx',
    ]) {
      expect(chunkOf.get(id)).toBeUndefined();
    }
  });
});
