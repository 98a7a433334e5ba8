/** Which modules share a file: what the first pages need stands in few files, everything else is left to the bundler. */
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { partsOf } from '../../../scripts/lib/vite/static-imports.ts';

const SOURCES = join(import.meta.dirname, '../src');
/** What each of these modules needs comes together: the first page, what stands on it for those who are in, and lower. */
const isIn = partsOf(SOURCES, {
  first: ['main.tsx', 'routes/today.tsx'],
  home: ['features/bookings/next-flight.tsx'],
  cards: ['features/today/own-cards.tsx'],
});

/** Packages change less often than our code. */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    {
      name: (id, graph) => (isIn('first', id, graph) ? 'packages' : null),
      // Icons and kinds of queries come through a module that names them all: which of them a page needs, the bundler knows.
      test: /\/node_modules\/(?!lucide-react\/.*\/icons\/|@tanstack\/.*\/(?:useInfinite|infiniteQueryO|useMutation|mutationO))/,
      priority: 3,
    },
    {
      name: (id, graph) => (isIn('first', id, graph) ? 'first' : null),
      test: /^(?!.*\/node_modules\/)/,
      priority: 2,
    },
    {
      // Those of `StateLine`, which nearly every page needs: two files less for the first.
      name: 'first',
      test: /lucide-react\/.*\/icons\/(?:circle-exclamation-point|cloud-off|loader-circle|rotate-ccw-clock)\./,
      priority: 2,
    },
    {
      // Some thirty small modules, which a slow line would bring six at a time. Other pages need them too, but not the home's own.
      name: (id, graph) => {
        if (!isIn('home', id, graph)) return null;
        return id.startsWith(join(SOURCES, 'features')) ? 'home' : 'shared';
      },
      test: /^(?!.*lucide-react.*icons)/,
      priority: 1,
    },
    {
      // What stands below it, which comes after it.
      name: (id, graph) => (isIn('cards', id, graph) ? 'cards' : null),
      test: /^(?!.*lucide-react.*icons)/,
      priority: 0,
    },
  ],
};
