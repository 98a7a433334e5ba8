// @ts-check
/**
 * Who may import whom, in one place: app → routes → features → { components · content · services } → lib. Both the
 * linter's configuration and our own checks are made from here, by listing the folders that exist.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What each folder of src may import besides itself; a folder that is not here may be imported by no one. */
const LAYERS = {
  app: ['routes', 'features', 'components', 'content', 'services', 'lib', 'styles'],
  routes: ['features', 'components', 'content', 'services', 'lib'],
  features: ['components', 'content', 'services', 'lib'],
  components: ['lib'],
  content: ['lib'],
  services: ['lib'],
  sw: ['lib'],
  lib: [],
};

/** Free of React and the DOM, so that programs outside the app can use them too. */
const OPEN_TO_PROGRAMS = ['content/schemas', 'lib'];

/** Folders of programs that are not part of the app. */
export const PROGRAMS = ['build', 'server', 'scripts', 'tools', 'bench'];

/**
 * The zone of a file of the project: the folder that it may move within freely. Each feature is one of its own.
 * @param {string} file from the project's root
 * @returns {string} such as `features/fleet`, `lib`, `build`; empty for the files at the root of src
 */
export function zoneOf(file) {
  const [top = '', second = '', third = ''] = file.split('/');
  if (top !== 'src') return top;
  if (third === '') return '';
  return second === 'features' ? `features/${third}` : second;
}

/** @param {string} file */
function isTest(file) {
  return /\.test\.tsx?$/.test(file) || file.startsWith('tests/') || file.startsWith('src/testing/');
}

/**
 * What is wrong with one file importing another, or nothing. Files are named from the project's root.
 * @param {string} from
 * @param {string} to
 * @param {boolean} [typeOnly] whether only types are imported
 * @returns {string | undefined}
 */
export function zoneProblem(from, to, typeOnly = false) {
  const [source, target] = [zoneOf(from), zoneOf(to)];
  if (!to.startsWith('src/') || source === target) return undefined;
  if (typeOnly && to.startsWith('src/content/schemas/')) return undefined;
  if (isTest(from)) return undefined;
  if (target === 'testing') return 'src/testing is for tests only';
  if (!from.startsWith('src/')) {
    const open = OPEN_TO_PROGRAMS.some((folder) => to.startsWith(`src/${folder}/`));
    return open ? undefined : `${source} may only use src/content/schemas and src/lib`;
  }
  if (source === '')
    return target === 'app' || target === 'styles' ? undefined : 'main.tsx starts the app and nothing else';
  if (target === 'app') return 'nobody imports from src/app';
  const sourceLayer = source.replace(/\/.*/, '');
  const targetLayer = target.replace(/\/.*/, '');
  if (sourceLayer === 'features' && targetLayer === 'features')
    return 'features do not see each other; the route joins them';
  /** @type {readonly string[]} */
  const allowed = LAYERS[/** @type {keyof typeof LAYERS} */ (sourceLayer)] ?? [];
  if (allowed.includes(targetLayer)) return undefined;
  return `${source} may import from ${[...allowed, 'itself'].join(', ')} only`;
}

/**
 * The folders of src that stand as zones, as they are today.
 * @param {string} root
 */
export function listZones(root) {
  const folders = (/** @type {string} */ path) =>
    readdirSync(join(root, 'src', path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
  return folders('.').flatMap((name) =>
    name === 'features' ? folders('features').map((feature) => `features/${feature}`) : [name],
  );
}

/**
 * The linter's overrides that forbid, zone by zone, what `zoneProblem` objects to, for imports by the alias. Imports
 * by relative path stay within a zone, which our own checks see to.
 * @param {string} root
 */
export function zoneOverrides(root) {
  const zones = listZones(root);
  const forbidden = (/** @type {string} */ importer) => [
    { group: ['../../**'], message: 'Go up one folder at most; beyond that use the alias #app/.' },
    ...zones.flatMap((zone) => {
      const at = (/** @type {string} */ path) => zoneProblem(importer, `src/${zone}/${path}`);
      if (zone === 'content') {
        const data = at('x.ts');
        const schemas = at('schemas/x.ts');
        return [
          ...(data ? [{ group: ['#app/content/*'], message: `${data}.` }] : []),
          ...(schemas
            ? [{ group: ['#app/content/schemas/**'], message: `${schemas}.`, allowTypeImports: true }]
            : []),
        ];
      }
      const problem = at('x.ts');
      return problem ? [{ group: [`#app/${zone}/**`], message: `${problem}.` }] : [];
    }),
  ];
  const override = (/** @type {string} */ folder, /** @type {string} */ importer) => ({
    files: [`${folder}/**`],
    rules: { 'no-restricted-imports': ['error', { patterns: forbidden(importer) }] },
  });
  return [
    override('src', 'src/main.tsx'),
    ...zones.map((zone) => override(`src/${zone}`, `src/${zone}/x/x.ts`)),
    ...PROGRAMS.map((folder) => override(folder, `${folder}/x.ts`)),
    override('tests', 'tests/x.ts'),
    {
      files: ['src/**/*.test.{ts,tsx}', ...PROGRAMS.map((folder) => `${folder}/**/*.test.ts`)],
      rules: { 'no-restricted-imports': ['error', { patterns: forbidden('tests/x.ts') }] },
    },
  ];
}
