// @ts-check
/**
 * Who may import whom, in one place; held by the linter's `no-restricted-imports`, which reads static, dynamic and type
 * imports alike. Its patterns know neither look-around nor back-references and ignore a pattern that has them.
 *
 * The idea: a folder imports its own files by `./`, everything else by an alias that names the place (`#app/`,
 * `#server/`, `@va/`). So a pattern over the written path is enough, and a new feature is guarded the day it is born.
 */

/**
 * @param {string} regex
 * @param {string} message
 */
const never = (regex, message) => ({ regex, message });

/**
 * @param {string[]} files
 * @param {ReturnType<typeof never>[]} patterns
 */
const override = (files, ...patterns) => ({
  files,
  /** @type {import('oxlint').DummyRuleMap} */
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

const ELSEWHERE = never(
  String.raw`^\.\./.*/(?:src|vite|e2e|scripts|tools)/`,
  'A relative path stays inside its own app or package: import packages as @va/…; apps never import each other.',
);
const NO_NODE = never('^node:', 'This code runs without Node.');
const NO_UI = never(
  '^(?:@va/ui/|react)',
  'No interface here: packages/ui and React are for the apps in the browser.',
);
const NO_TESTING = never(
  '^(?:@va/testing/|#(?:app|server)/testing/)',
  'Helpers of tests are for tests only.',
);

/** What each package may import of the others. */
const PACKAGES = {
  domain: [],
  contract: ['domain', 'schemas'],
  schemas: ['domain'],
  content: ['domain', 'schemas'],
  security: ['domain', 'schemas'],
  recorder: ['domain', 'contract', 'schemas'],
  ui: ['domain'],
};

/** What each folder of an app in the browser may import besides itself; a folder that is not here, of no other. */
const APP_LAYERS = {
  routes: ['features', 'components', 'content', 'services', 'api', 'config', 'lib'],
  features: ['components', 'content', 'services', 'api', 'config', 'lib'],
  components: ['config', 'lib'],
  content: ['config', 'lib'],
  services: ['config', 'lib'],
  api: ['config', 'lib'],
  sw: ['config', 'lib'],
  config: ['lib'],
  lib: ['config'],
};

/** The folders of the server, each with those it may not import. */
const SERVER_LAYERS = {
  modules: ['http', 'recorders'],
  recorders: ['http', 'db'],
  kernel: ['http', 'recorders', 'modules'],
  api: ['http', 'recorders', 'modules', 'kernel'],
  db: ['http', 'recorders', 'modules', 'kernel', 'api'],
};

/** The floors of the server's modules, from the ground up. */
const FLOORS = {
  people: ['desk-entries', 'rights', 'accounts', 'positions', 'appeals', 'sanctions', 'keys', 'access'],
  /** What the airline offers, and the ledgers. */
  offers: [
    'weather',
    'file-changes',
    'timetable',
    'fleet',
    'rules',
    'notices',
    'flown',
    'ledgers',
    'tours',
    'events',
  ],
  /** What is booked, and what changes it. */
  bookings: [
    'flight-plans',
    'bookings',
    'departures',
    'transfers',
    'proposals',
    'fleet-desk',
    'fleet-types',
    'timetable-desk',
  ],
  flights: [
    'live',
    'recorded',
    'reports',
    'manual-reports',
    'recordings',
    'second-pilots',
    'logbook',
    'reviews',
    'rules-desk',
  ],
  /** What follows from flights. */
  following: ['points', 'ranks', 'awards', 'leaves', 'statistics', 'appeal-desk'],
  /** Other programs and files. */
  edges: [
    'verify',
    'networks',
    'discord',
    'webhooks',
    'calendar',
    'device-codes',
    'recorder-desk',
    'imports',
  ],
  /** Whole accounts, the desk, and what holds everything together. */
  roof: [
    'erasure',
    'own-data',
    'merge-accounts',
    'profile',
    'pilots',
    'applications',
    'roster',
    'settings',
    'content-export',
    'getting-started',
    'desk',
    'first-start',
    'demo',
    'housekeeping',
    'effects',
  ],
};

/**
 * Modules of the server, each of which may use those named before it and no other. What flows the other way is told through
 * `kernel/effects`. A new module takes its place on a floor.
 */
export const MODULE_FLOORS = {
  /** What every module stands on; it knows no noun of the airline's. */
  kernel: [
    'effects',
    'outgoing',
    'secrets',
    'calendar-text',
    'locks',
    'airline',
    'audit',
    'limits',
    'idempotency',
    'jobs',
    'messages',
    'push',
  ],
  modules: Object.values(FLOORS).flat(),
};

/** @param {string[]} names */
const either = (names) => `(?:${names.join('|')})`;

const forPackages = Object.entries(PACKAGES).map(([name, allowed]) => {
  const others = [...Object.keys(PACKAGES), 'testing'].filter(
    (other) => !allowed.some((one) => one === other),
  );
  return override(
    [`packages/${name}/src/**`],
    ELSEWHERE,
    never(
      `^@va/${either(others)}/`,
      `packages/${name} may import ${allowed.join(' and ') || 'no other package'}.`,
    ),
    ...(name === 'domain' || name === 'contract' || name === 'schemas' || name === 'ui' ? [NO_NODE] : []),
    ...(name === 'ui' ? [never('^react-router', 'Takes links as a prop: it knows no router.')] : [NO_UI]),
  );
});

const IN_BROWSER = [
  ELSEWHERE,
  NO_NODE,
  NO_TESTING,
  never('^@va/content/', 'Content comes through src/content: reading and checking it takes Node.'),
];
const BY_ALIAS = never(String.raw`^\.\.`, 'Go up by the alias #app/, which names the place.');
const NEIGHBOURS = 'Features do not see each other: a route joins them.';

const forApps = [
  override(
    ['apps/web/src/*.{ts,tsx}'],
    ...IN_BROWSER,
    BY_ALIAS,
    forbidFolders('main.tsx', ['app', 'styles']),
  ),
  override(['apps/web/src/app/**'], ...IN_BROWSER, BY_ALIAS),
  ...Object.entries(APP_LAYERS).map(([layer, allowed]) =>
    override(
      [`apps/web/src/${layer}/**`],
      ...IN_BROWSER,
      forbidFolders(layer, layer === 'features' ? allowed : [layer, ...allowed]),
      layer === 'features' ? never(String.raw`^\.\.`, NEIGHBOURS) : BY_ALIAS,
    ),
  ),
  // Folders inside a feature reach the feature's own files by `../`, and no further.
  override(
    ['apps/web/src/features/*/*/**'],
    ...IN_BROWSER,
    forbidFolders('features', APP_LAYERS.features),
    never(String.raw`^\.\./\.\.`, NEIGHBOURS),
  ),
];

/**
 * Every folder of the app but these. The linter knows no «all but», so the others are named.
 * @param {string} layer
 * @param {string[]} allowed
 */
function forbidFolders(layer, allowed) {
  const others = ['app', 'styles', ...Object.keys(APP_LAYERS)].filter((folder) => !allowed.includes(folder));
  return never(
    `^#app/${either(others)}/`,
    layer === 'features'
      ? `Features do not see each other, and use ${allowed.join(', ')} only; their own files come by ./`
      : `${layer} may import ${allowed.join(', ')} only.`,
  );
}

/**
 * What files of a folder of the server may not import.
 * @param {[string, string[]]} layer
 */
const inServer = ([layer, above]) => [
  ELSEWHERE,
  NO_UI,
  NO_TESTING,
  never(
    String.raw`^(?:#server|\.\.(?:/\.\.)*)/${either(above)}/`,
    `${layer} does not know ${above.join(', ')}: http → recorders → modules → kernel → { domain, api, db }.`,
  ),
  // Only the files beside it are a module's own; another's store and routes are not for it.
  never(
    String.raw`^(?:\.\.|#server/(?:modules|kernel))/[^/]+/(?:.*-)?(?:store|routes)\.ts$`,
    'A module uses another through its service, never through its store or its routes.',
  ),
];

const forServer = [
  override(['apps/server/src/**'], ELSEWHERE, NO_UI, NO_TESTING),
  ...Object.entries(SERVER_LAYERS).map((layer) =>
    override([`apps/server/src/${layer[0]}/**`], ...inServer(layer)),
  ),
  ...Object.entries(MODULE_FLOORS).flatMap(([layer, modules]) =>
    // Above the last one stands nothing.
    modules
      .slice(0, -1)
      .map((name, at) =>
        override(
          [`apps/server/src/${layer}/${name}/**`],
          ...inServer([layer, SERVER_LAYERS[/** @type {keyof typeof MODULE_FLOORS} */ (layer)]]),
          never(
            String.raw`^(?:\.\.|#server/${layer})/${either(modules.slice(at + 1))}/`,
            `${name} stands below it (FLOORS): let it hear through kernel/effects, or move what both need down.`,
          ),
        ),
      ),
  ),
];

const forRecorder = [
  override(['apps/recorder/src/{main.ts,program/**}'], ELSEWHERE, NO_UI, NO_TESTING),
  override(
    ['apps/recorder/src/page/**'],
    ELSEWHERE,
    NO_NODE,
    NO_TESTING,
    never(
      '^(?:#app/|(?:\\.\\./)+)program/',
      'The page runs in a browser: it knows the program by services alone.',
    ),
  ),
];

/** Tests may reach across inside their app or package, and into packages/testing; not into another app. */
const forTests = override(
  ['apps/*/{e2e,tests}/**', 'apps/*/src/testing/**', '{apps,packages}/**/*.test.{ts,tsx}'],
  never(
    String.raw`^\.\./(?:.*/)?(?:web|server)/(?:src|vite|e2e)/`,
    'Apps never import each other: what two need belongs in a package.',
  ),
);

/** Overrides for the linter's configuration, the narrower after the wider. */
export const directions = [...forPackages, ...forApps, ...forServer, ...forRecorder, forTests];
