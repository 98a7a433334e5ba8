// @ts-check
// `npm run build`: the site into dist/, the server that goes with it into dist-server/; under another folder with
// `SITE_DIR`. `--if-stale` does nothing where that is built already.
import { copyFileSync, cpSync, existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { outputProblems } from '../apps/portal/vite/output/check-output.mjs';
import {
  chunkOf,
  closure,
  exceeded,
  formatTable,
  measure,
  measureCopy,
  mixed,
  pageChunks,
} from '../apps/portal/vite/output/budgets.mjs';
import { chunkReport } from '../apps/portal/vite/output/chunk-report.mjs';
import { compressFiles } from '../apps/portal/vite/output/compress.mjs';
import { isBuilt, stampBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { findSecret } from '../apps/portal/vite/output/find-secret.mjs';
import { addIntegrity } from '../apps/portal/vite/output/integrity.mjs';
import { contentRoot, portal, root, siteRoot } from './lib/project.mjs';
import { plainMessage } from './lib/plain-message.mjs';
import { readSampleAccess } from './lib/sample-access.mjs';

ensureNode();
await ensureInstall();
if (process.argv.includes('--if-stale') && isBuilt()) process.exit();
const { build, createLogger, runnerImport } = await import('vite');
// What fails is said once, below.
const quietLogger = { ...createLogger('warn'), error: () => {} };

const dist = join(siteRoot, 'dist');
const serverFolder = join(siteRoot, 'dist-server');
const base = process.env['BASE_PATH'] ?? '/';
if (!/^\/(?:[\w.~-]+\/)*$/.test(base))
  fail(
    `BASE_PATH dice «${base}», pero tiene que empezar y acabar en una barra. Escribe por ejemplo /portal/.`,
  );
rmSync(serverFolder, { recursive: true, force: true });

/** @type {import('../apps/portal/vite/output/chunk-report.mjs').Chunk[]} */
let chunks = [];
await attempt(() =>
  build({
    root: portal,
    configLoader: 'runner',
    logLevel: 'warn',
    customLogger: quietLogger,
    // How long a plugin took depends on the machine, and is no warning.
    build: { outDir: dist, emptyOutDir: true, rolldownOptions: { checks: { bundlerTimings: false } } },
    plugins: [chunkReport(portal, (found) => (chunks = found))],
  }),
);
await attempt(() =>
  build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: 'apps/server/src/http/main.ts',
      outDir: serverFolder,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'main.mjs' } },
    },
    ssr: { noExternal: true },
  }),
);
// The platform keeps its libraries outside: some bring files of their own, and a portal alone needs none of them.
await attempt(() =>
  build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: true,
      outDir: serverFolder,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: {
        input: {
          platform: 'apps/server/src/http/start-platform.ts',
          'embedded-worker': 'apps/server/src/db/embedded-worker.ts',
        },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  }),
);
cpSync(join(root, 'apps/server/src/db/migrations'), join(serverFolder, 'migrations'), { recursive: true });

const { module: startPage } = await runnerImport(join(portal, 'vite/start-page/write-start-page.ts'), {
  configFile: false,
  root,
  logLevel: 'error',
});
const { writeStartPage } =
  /** @type {typeof import('../apps/portal/vite/start-page/write-start-page.ts')} */ (startPage);
await attempt(() =>
  writeStartPage({
    root: portal,
    contentRoot,
    dist,
    base,
    scripts: behindTheGate(chunks),
    load: (address) => import(address),
  }),
);
addIntegrity(dist, base);
const refused = outputProblems(dist);
if (refused.length > 0) fail(`La política de seguridad del portal bloquearía esto:\n${refused.join('\n')}`);
// What hosts without rules answer addresses with that have no file, and pages of the app have none.
copyFileSync(join(dist, 'index.html'), join(dist, '404.html'));
// Last of all that is served: the worker knows every other file by its fingerprint.
const { module } = await runnerImport(join(portal, 'vite/offline/build-worker.ts'), {
  configFile: false,
  root,
  logLevel: 'error',
});
const { buildWorker } = /** @type {typeof import('../apps/portal/vite/offline/build-worker.ts')} */ (module);
const selfDestroying = process.env['SERVICE_WORKER'] === 'off';
const offlineFiles = await attempt(() => buildWorker({ root: portal, dist, selfDestroying }));
await compressFiles(dist);

const sample = readSampleAccess(contentRoot);
const leaks = sample ? findSecret(siteRoot, ['dist', 'dist-server'], sample.password) : [];
if (leaks.length > 0)
  fail(`La contraseña de muestra se puede leer en ${leaks.join(', ')}. Quítala del contenido.`);

const { budgets } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const both = mixed(chunks);
if (both.length > 0) fail(`Llevan código y contenido a la vez: ${both.join(', ')}.`);
const lines = await attempt(async () => [
  ...measure(chunks, budgets, servedSize),
  measureCopy(Object.keys(offlineFiles), budgets.offline, (file) => servedSize(servedFile(file))),
]);
console.log(`Pesos y límites, para quien programa:\n${formatTable(lines)}`);
// An airline may grow as it likes; the project's own content is held to the limits, by the tests.
const tooMuch = exceeded(lines, { strict: process.env['STRICT_BUDGETS'] === 'on' });
if (tooMuch.length > 0) fail(`Pesa más de lo acordado: ${tooMuch.map(({ name }) => name).join(', ')}.`);

stampBuild();
console.log(`El portal está construido en ${relative(process.cwd(), dist) || dist}.`);

/**
 * What a pilot who has signed in before needs, the entry first, which would come last for a stranger: for every page,
 * and what each page needs beyond that.
 * @param {import('../apps/portal/vite/output/chunk-report.mjs').Chunk[]} all
 */
function behindTheGate(all) {
  const from = (/** @type {string} */ module) => [...closure(all, chunkOf(all, module))];
  const entry = from('src/main.tsx');
  const shell = [...new Set([...entry, ...from('src/app/portal.tsx')])];
  const pages = pageChunks(all, 'src/routes').map(({ page, chunk }) => ({
    page,
    files: [...closure(all, chunk)].filter((file) => !shell.includes(file)),
  }));
  return { shell, pages };
}

/** @param {string} file */
function servedSize(file) {
  const compressed = statSync(join(dist, `${file}.br`), { throwIfNoEntry: false });
  return (compressed ?? statSync(join(dist, file))).size;
}

/**
 * The file that answers an address of the offline copy, which leaves out what hosts leave out.
 * @param {string} address
 */
function servedFile(address) {
  if (address === '') return 'index.html';
  return existsSync(join(dist, address)) ? address : `${address}.html`;
}

/**
 * Errors of content and of the compiler are for people: their text says all, and a trace of our own code nothing.
 * @template T
 * @param {() => Promise<T>} step
 * @returns {Promise<T>}
 */
async function attempt(step) {
  try {
    return await step();
  } catch (error) {
    fail(plainMessage(error));
  }
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}
