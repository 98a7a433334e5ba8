/** Which modules share a file: what the first pages need stands in few files, everything else is left to the bundler. */
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { partsOf } from '../../../scripts/lib/vite/static-imports.ts';

const SOURCES = join(import.meta.dirname, '../src');
/** Modules whose imports share one file each: the first page, and what signed-in pilots see on it. */
const isIn = partsOf(SOURCES, {
  first: ['main.tsx', 'routes/today.tsx'],
  home: ['features/bookings/next-flight.tsx', 'features/today/own-cards.tsx', 'components/rank-name.tsx'],
});

/** Packages change less often than our code. */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    {
      name: (id, graph) => (isIn('first', id, graph) ? 'packages' : null),
      // Icons come through one module that names them all: which of them a page shows, the bundler knows.
      test: /\/node_modules\/(?!lucide-react\/.*\/icons\/)/,
      priority: 2,
    },
    {
      name: (id, graph) => (isIn('first', id, graph) ? 'first' : null),
      test: /^(?!.*lucide-react.*icons)/,
      priority: 1,
    },
    {
      // The icons of `StateLine`, which nearly every page needs: the first page loads two files fewer.
      name: 'first',
      test: /lucide-react\/.*\/icons\/(?:circle-exclamation-point|cloud-off|loader-circle|rotate-ccw-clock)\./,
      priority: 1,
    },
    {
      // Some thirty small modules of the home page in one file, since browsers fetch six files at a time; other pages
      // need them too.
      name: (id, graph) => {
        if (!isIn('home', id, graph)) return null;
        return id.startsWith(join(SOURCES, 'features')) ? 'home' : 'shared';
      },
      test: /^(?!.*lucide-react.*icons)/,
      priority: 0,
    },
  ],
};
