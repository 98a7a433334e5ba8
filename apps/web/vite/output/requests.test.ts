// @vitest-environment node
import { expect, it } from 'vitest';
import type { Chunk } from '../../../../scripts/lib/vite/bundle-chunks.ts';
import { countScripts, pagesOfTooManyScripts, SCRIPT_LIMIT } from './requests.ts';

const chunk = (file: string, modules: string[], imports: string[] = []): Chunk => ({
  file,
  imports,
  later: [],
  modules,
});
const parts = Array.from({ length: SCRIPT_LIMIT - 3 }, (_, at) =>
  chunk(`part-${at}.js`, [`src/lib/${at}.ts`]),
);
const chunks = [
  chunk('entry.js', ['src/main.tsx'], ['react.js']),
  chunk('react.js', ['node_modules/react/index.js']),
  chunk('portal.js', ['src/app/portal.tsx'], ['react.js']),
  chunk('platform.js', ['src/app/platform-routes.tsx', 'src/app/start-painted.ts', 'src/app/account.tsx']),
  chunk('desk-pages.js', ['src/app/desk-pages.ts']),
  chunk('fleet.js', ['src/routes/fleet.tsx'], ['portal.js']),
  chunk('today.js', ['src/routes/platform/today.tsx']),
  chunk('desk.js', ['src/routes/platform/desk.tsx']),
];

it('counts what every visit begins with, what a page needs and boot.js, each once', () => {
  expect(Object.fromEntries(countScripts(chunks))).toEqual({
    'src/routes/fleet.tsx': 5,
    'src/routes/platform/desk.tsx': 7,
    'src/routes/platform/today.tsx': 6,
  });
});

it('names the pages of too many', () => {
  const tours = (some: readonly Chunk[]) =>
    chunk('tours.js', ['src/routes/tours.tsx'], ['portal.js', ...some.map(({ file }) => file)]);
  const most = parts.slice(2);
  expect(pagesOfTooManyScripts([...chunks, ...parts, tours(most)])).toEqual([]);
  expect(pagesOfTooManyScripts([...chunks, ...parts, tours(parts)])).toEqual([
    `src/routes/tours.tsx: ${SCRIPT_LIMIT + 2}`,
  ]);
});
