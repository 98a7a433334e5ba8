/** Which modules share a file; everything else is left to the bundler. */
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { partsOf } from '../../../scripts/lib/vite/static-imports.ts';

/** What a first visit loads, one stage after the other: the sign-in form, then the shell with the home page. */
const isIn = partsOf(join(import.meta.dirname, '../src'), {
  signIn: ['main.tsx'],
  home: ['app/portal.tsx', 'routes/home.tsx'],
});

/** Names the file of what the home page needs beyond the sign-in form. */
const forHome =
  (name: string): Rolldown.CodeSplittingNameFunction =>
  (id, graph) =>
    isIn('home', id, graph) && !isIn('signIn', id, graph) ? name : null;

const kindOf = (id: string) => id.split('/').at(-1);

/** By priority: the first group that a module fits takes it. */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    // Content changes with the airline and maps with Natural Earth, never with code; a page fetches only what it shows.
    {
      name: forHome('content-home'),
      test: /^\0virtual:content\//,
      // A large kind stays by itself.
      maxModuleSize: 20_000,
      priority: 5,
    },
    { name: (id) => `content-${kindOf(id)}`, test: /^\0virtual:content\//, priority: 4 },
    { name: (id) => `map-${kindOf(id)}`, test: /^\0virtual:map\//, priority: 4 },
    // The home page in few files: each is a request that has to come and go. Packages change less often than our code.
    {
      name: forHome('packages'),
      test: /\/node_modules\//,
      priority: 3,
    },
    {
      name: forHome('portal'),
      test: /^(?!\0)(?!.*\/src\/routes\/)/,
      priority: 2,
    },
    // Small parts of many pages; not what brings content, maps or feeds with it.
    {
      name: (id, graph) => (isIn('home', id, graph) || isIn('signIn', id, graph) ? null : 'parts'),
      minShareCount: 3,
      test: /\/(?:components\/(?!feeds|flights|maps|weather)|lib\/|ui\/src\/|lucide-react\/)/,
      priority: 1,
    },
  ],
};
