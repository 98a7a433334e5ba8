/** Which modules share a file; everything else is left to the bundler. */
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { partsOf } from '../../../scripts/lib/vite/static-imports.ts';

const SOURCES = join(import.meta.dirname, '../src');
/** What is loaded later of the platform, from anywhere. */
const OF_PLATFORM =
  /\/src\/(?:routes\/platform\/|app\/(?:account|account-door|palette-own|platform-routes|start-painted)\.|features\/access\/as-part\.|features\/home\/pilot-strip\.|routes\/parts\/leaves-today-part\.)/;

/**
 * What a first visit loads, one stage after the other: the sign-in form, then the shell with the home page. The same of the
 * platform: its first page, what stands on it for those who are in, and lower. And all that stands without the platform.
 */
const isIn = partsOf(
  SOURCES,
  {
    signIn: ['main.tsx'],
    home: ['app/portal.tsx', 'routes/home.tsx'],
    platform: [
      'app/platform-routes.tsx',
      'app/start-painted.ts',
      'app/account.tsx',
      'routes/platform/today.tsx',
    ],
    nextFlight: ['features/bookings/next-flight.tsx'],
    cards: ['features/today/own-cards.tsx'],
    portal: ['main.tsx'],
  },
  { portal: OF_PLATFORM },
);

/** Names the file of what the platform's first page needs alone. */
const forPlatform =
  (name: string): Rolldown.CodeSplittingNameFunction =>
  (id, graph) =>
    isIn('platform', id, graph) && !isIn('portal', id, graph) ? name : null;

/** Packages but for the kinds of queries that come through a module which names them all. */
const PACKAGES = /\/node_modules\/(?!@tanstack\/.*\/(?:useInfinite|infiniteQueryO|useMutation|mutationO))/;

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
    // In one file: it would else stand in a dozen of some hundred bytes.
    {
      name: (id, graph) => (isIn('signIn', id, graph) && !id.endsWith('/src/main.tsx') ? 'gate' : null),
      test: /^(?!\0virtual:)/,
      priority: 6,
    },
    { name: (id) => `content-${kindOf(id)}`, test: /^\0virtual:content\//, priority: 4 },
    { name: (id) => `map-${kindOf(id)}`, test: /^\0virtual:map\//, priority: 4 },
    // The home page in few files: each is a request that has to come and go. Packages change less often than our code.
    {
      name: forHome('packages'),
      test: PACKAGES,
      priority: 3,
    },
    {
      name: forHome('portal'),
      test: /^(?!\0)(?!.*\/src\/routes\/(?!parts\/))/,
      priority: 2,
    },
    {
      name: forPlatform('platform-packages'),
      test: PACKAGES,
      priority: 3,
    },
    { name: forPlatform('platform'), test: /^(?!\0)(?!.*\/node_modules\/)/, priority: 2 },
    {
      // Some thirty small modules, which a slow line would bring six at a time. Other pages need them too, but not the home's own.
      name: (id, graph) => {
        if (!isIn('nextFlight', id, graph) || isIn('portal', id, graph)) return null;
        return id.startsWith(join(SOURCES, 'features')) ? 'next-flight' : 'shared';
      },
      test: /^(?!\0)/,
      priority: 1,
    },
    {
      // What stands below it, which comes after it.
      name: (id, graph) => (isIn('cards', id, graph) && !isIn('portal', id, graph) ? 'cards' : null),
      test: /^(?!\0)/,
      priority: 0,
    },
    // Small parts of many pages; not what brings content, maps or feeds with it.
    {
      name: (id, graph) =>
        !isIn('portal', id, graph) || isIn('home', id, graph) || isIn('signIn', id, graph) ? null : 'parts',
      minShareCount: 3,
      test: /\/(?:components\/(?!feeds|flights|maps|weather)|lib\/|ui\/src\/(?!maps|drawings)|lucide-react\/)/,
      priority: 1,
    },
    // Of pages with a map that does not move, in one file.
    {
      name: (id, graph) => (isIn('home', id, graph) || isIn('signIn', id, graph) ? null : 'maps'),
      minShareCount: 3,
      test: /\/ui\/src\/maps\//,
      priority: 1,
    },
  ],
};
