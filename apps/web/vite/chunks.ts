/** Which modules share a file; everything else is left to the bundler. */
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { partsOf, staticImports, type ModuleGraph } from '../../../scripts/lib/vite/static-imports.ts';
import { HOME_STARTS, PARTS_OF_PLATFORM, PLATFORM_STARTS, SIGN_IN_STARTS } from './page-starts.ts';

const APP = join(import.meta.dirname, '..');
/** What is loaded later by who works at the desk. */
const DESK = /\/src\/(?:routes\/platform\/desk|app\/desk-pages)/;
/** What draws a map that does not move, and what says weather: whoever needs some of either needs most of it. */
const MAPS =
  /\/(?:ui\/src\/maps|domain\/src\/maps|domain\/src\/drawings\/(?:great-circle|map-box|night-side|place-labels|projection)|web\/src\/components\/maps)/;
const WEATHER = /\/domain\/src\/(?:metar|taf|weather)\//;
/** Content about flights, airports and aircraft: who needs some of them needs most. */
const NETWORK = /^\0virtual:content\/(?:routes|airports|aircraft|aircraft-types|type-summaries|liveries)$/;
/** What draws an aircraft, and lists its liveries. */
const DRAWINGS =
  /\/(?:web\/src\/features\/(?:fleet\/components|liveries)|domain\/src\/drawings\/(?:aircraft|cabin|side-view|top-view)[^/]*\.ts|ui\/src\/drawings)/;
/** What reads a service of others, and says how old its answer is. */
const FEEDS = /\/web\/src\/(?:components|services)\/feeds\/(?:feed-status|fetch-feed)\.tsx?$/;
/** What asks the platform who is signed in, and reads from it: whoever needs some of it needs all. */
const SESSION =
  /\/web\/src\/(?:api\/(?:kept-answers|request|session|use-session|read-query)|components\/loaded)\.tsx?$/;
/** What leads to a flight and prepares it: whoever needs some of it needs most. */
const FLIGHTS =
  /\/(?:flight-(?:actions|doubts|facts|paths|in-hand)|known-flight|flight-doubt-words|near-flights|dispatch-button)\.tsx?$/;
/** What brings the flights of now and puts them in words, on the map, on home and on the report. */
const LIVE =
  /\/(?:web\/src\/(?:api\/live|features\/live\/live-row|lib\/flight-words)|flight-record\/flight-phase)\.ts$/;
/** A map of the platform, with the land that it lies on: neither comes without the other. */
const SCENE_MAP = /\/web\/src\/(?:components\/maps\/scene-map|config\/(?:network-places|world))\.tsx?$/;
/** What several pages of a pilot need, and most do without. */
const ABOUT: readonly [name: string, files: RegExp][] = [
  ['report', /\/(?:components\/report\/(?!small-dial|score-dial|dial-shape)|features\/report\/)/],
  ['bookings', /\/(?:features\/(?:bookings|flights|today)|components\/weather)\/|\/api\/weather\.ts$/],
  ['tours', /\/(?:features\/tours|components\/stages)\//],
  ['statistics', /\/(?:components\/(?:statistics\/|charts\/(?!table-view))|features\/statistics\/)/],
  [
    'files',
    /\/(?:components\/(?:csv|desk-list\/(?!csv-button)|sample-button)|lib\/read-csv|domain\/src\/(?:csv\/(?!csv-text)|imports))/,
  ],
];
/** Bytes of code that a page rather loads in vain than by a request of its own. */
const LIGHT = 4000;
const CONTENT = /^\0virtual:content\//;
/** What reads one kind of content, and hardly changes by itself. */
const READER = /\/web\/src\/content\/[a-z-]+\.ts$/;
/** What is loaded later of the platform, from anywhere. */
const OF_PLATFORM =
  /\/src\/(?:routes\/platform\/|app\/(?:account|account-door|palette-own|platform-routes|start-painted)\.|features\/access\/as-part\.|features\/home\/strips\.|features\/(?:fleet\/desk-tails|tours\/desk-tours)\.|routes\/parts\/leaves-today-part\.)/;

/**
 * What a first visit loads, one stage after the other: the sign-in form, then the shell with the home page. The same of the
 * platform: its first page, what stands on it for those who are in, and lower. And all that stands without the platform,
 * and without the desk.
 */
const isIn = partsOf(
  APP,
  {
    signIn: SIGN_IN_STARTS,
    home: HOME_STARTS,
    platform: [...PLATFORM_STARTS, 'src/routes/platform/today.tsx'],
    nextFlight: ['src/features/bookings/next-flight.tsx'],
    cards: ['src/features/today/own-cards.tsx'],
    portal: SIGN_IN_STARTS,
    pilot: SIGN_IN_STARTS,
  },
  { portal: OF_PLATFORM, pilot: DESK },
);

const isOnPage = partsOf(APP, PARTS_OF_PLATFORM);
/** Whether more than one page or later part of the platform needs a module. */
const isOnSeveral = (id: string, graph: ModuleGraph) =>
  Object.keys(PARTS_OF_PLATFORM).filter((page) => isOnPage(page, id, graph)).length > 1;

/** Names the file of what the home page needs beyond the sign-in form. */
const forHome =
  (name: string): Rolldown.CodeSplittingNameFunction =>
  (id, graph) =>
    isIn('home', id, graph) && !isIn('signIn', id, graph) ? name : null;

/** What a module needs that does not stand with the home page, itself included. */
function beyondHome(id: string, graph: ModuleGraph): string[] {
  return [...staticImports([id], graph)].filter(
    (one) => !isIn('home', one, graph) && !isIn('signIn', one, graph),
  );
}

/** Whether all that a module needs, itself included, changes with code alone and not with what an airline writes. */
function isOurs(id: string, needs: readonly string[]): boolean {
  return needs.includes(id) && !needs.some((one) => one.startsWith('\0virtual:'));
}

/** Whether all the code that a module needs is little. */
function isLight(needs: readonly string[], graph: ModuleGraph): boolean {
  const code = needs.filter((one) => !NETWORK.test(one));
  const size = code.reduce((sum, one) => sum + (graph.getModuleInfo(one)?.code?.length ?? 0), 0);
  return size <= LIGHT && !code.some((one) => MAPS.test(one) || WEATHER.test(one) || SESSION.test(one));
}

/** Whether a module needs no content but the flights, airports and aircraft, and some of those. */
function isOfNetwork(id: string, needs: readonly string[]): boolean {
  const others = needs.filter((one) => !NETWORK.test(one));
  return others.length < needs.length && isOurs(id, others);
}

const kindOf = (id: string) => id.split('/').at(-1);

/** By priority: the first group that a module fits takes it. */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    // What several pages of the platform need, by what it is about: a request costs more than what a page loads of it in vain.
    // The rest of it comes with what no page does without.
    {
      name: (id, graph) => {
        if (SESSION.test(id)) return 'platform';
        if (isIn('portal', id, graph)) return null;
        if (isIn('platform', id, graph)) return 'platform';
        if (!isOnSeveral(id, graph)) return null;
        if (!isIn('pilot', id, graph)) return 'desk';
        return ABOUT.find(([, files]) => files.test(id))?.[0] ?? 'platform';
      },
      test: /^(?!\0)/,
      priority: 7,
    },
    // Content changes with the airline and maps with Natural Earth, never with code; a page fetches only what it shows.
    {
      name: forHome('content-home'),
      test: CONTENT,
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
    {
      name: 'content-network',
      test: NETWORK,
      maxModuleSize: 40_000,
      priority: 4,
    },
    {
      // What reads a kind stands with it: alone it would be a request for some hundred bytes.
      name: (id, graph) => {
        const kinds = READER.test(id)
          ? beyondHome(id, graph).filter((one) => one.startsWith('\0virtual:'))
          : [id];
        const [kind = ''] = kinds;
        const isOne = kinds.length === 1 && CONTENT.test(kind) && !NETWORK.test(kind);
        return isOne ? `content-${kindOf(kind)}` : null;
      },
      test: (id) => CONTENT.test(id) || READER.test(id),
      priority: 4,
    },
    { name: (id) => `map-${kindOf(id)}`, test: /^\0virtual:map\//, priority: 4 },
    // The home page in few files: each is a request that has to come and go.
    {
      name: forHome('portal'),
      test: /^(?!\0)(?!.*\/src\/routes\/(?!parts\/))/,
      priority: 2,
    },
    {
      // What no other page needs of it: small modules, which a slow line would bring six at a time.
      name: (id, graph) =>
        isIn('nextFlight', id, graph) && !isIn('portal', id, graph) ? 'next-flight' : null,
      test: /^(?!\0)/,
      priority: 1,
    },
    {
      // What stands below it, which comes after it.
      name: (id, graph) => (isIn('cards', id, graph) && !isIn('portal', id, graph) ? 'cards' : null),
      test: /^(?!\0)/,
      priority: 0,
    },
    {
      name: (id, graph) => (isOurs(id, beyondHome(id, graph)) ? 'weather' : null),
      minShareCount: 2,
      test: WEATHER,
      priority: 1,
    },
    // Small parts of several pages: each alone would be a request for some hundred bytes.
    {
      name: (id, graph) => {
        if (!isIn('portal', id, graph)) return null;
        const needs = beyondHome(id, graph);
        if (!isLight(needs, graph) && !FLIGHTS.test(id) && !READER.test(id)) return null;
        return isOurs(id, needs) ? 'parts' : isOfNetwork(id, needs) ? 'network' : null;
      },
      minShareCount: 2,
      test: /^(?!\0)(?!.*\/src\/(?:routes\/(?!parts\/)|maps\/))/,
      priority: 0,
    },
    { name: 'drawings', test: DRAWINGS, minShareCount: 2, priority: 1 },
    { name: 'feeds', test: FEEDS, minShareCount: 2, priority: 1 },
    { name: 'live', test: LIVE, minShareCount: 2, priority: 1 },
    { name: 'scene-map', test: SCENE_MAP, minShareCount: 2, priority: 2 },
    {
      name: (id, graph) => (isOurs(id, beyondHome(id, graph)) ? 'maps' : null),
      minShareCount: 3,
      test: MAPS,
      priority: 1,
    },
  ],
};
