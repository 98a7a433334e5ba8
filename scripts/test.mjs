// @ts-check
// `npm test`: everything once, from the format to the browser; `npm test -- --long`, which CI runs, also every single page
// and entry, other hosts, engines and airlines, many rounds, random actions and an outside scanner. Runs before anything
// is installed, without a terminal and as root; ends with what failed and the line `N passed, N failed`.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstall } from './lib/ensure-install.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { root } from './lib/project.mjs';
import { run, runTool } from './lib/run.mjs';
import { makeScratchFolder, removeScratchFolder } from './lib/test-run/scratch-folder.mjs';
import { runStages, total } from './lib/test-run/stages.mjs';
import { asOneTest, readPlaywright, readVitest } from './lib/test-run/test-reports.mjs';
import { summarize } from './lib/test-run/test-summary.mjs';

ensureNode();
await ensureInstall();

const reports = join(root, 'node_modules/.cache/portal-tests');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
/** @param {string} name */
const reportOf = (name) => join(reports, `${name.replaceAll(' ', '-')}.json`);

// Hundreds of databases are made and dropped: in memory, where there is room, that takes neither the disk nor its time.
const scratch = makeScratchFolder();
if (scratch) {
  process.env['TMPDIR'] = scratch;
  process.on('exit', () => removeScratchFolder(scratch));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
}

/** Whether this is the long run; the tests read it from the environment. */
const long = process.argv.includes('--long');
if (long) process.env['LONG'] = 'on';

// A browser test on a loaded machine stumbles once in thousands: that throws no run away. It is named at the end, since a
// test that is shaky by itself has to be seen and mended. By hand there is no second try.
process.env['E2E_RETRIES'] = '1';
// Other inputs for the property tests on request, also of the long run: what decides about a change must not fail for
// something that was there before it.
const seed = process.env['PROPERTY_SEED'];

/** Stages at a time: most have moments in which they wait. */
const LANES = 2;

/** Settings of the browser tests: what the specification asks, and the platform with accounts of its own. */
const PORTAL = 'playwright.config.ts';
const PLATFORM = 'playwright.platform.config.ts';

/** @typedef {(text: string) => void} Say */
/**
 * A tool as a stage: one test.
 * @param {string} name
 * @param {string} file
 * @param {string[]} [args]
 */
const tool = (name, file, args = []) => ({
  name,
  run: async (/** @type {Say} */ say) => asOneTest(name, await runTool(file, args, { say, capture: true })),
});
/**
 * @param {string} file in scripts/
 * @param {string[]} args
 * @param {Say} say
 * @param {Record<string, string>} [env]
 */
const script = (file, args, say, env) =>
  run(process.execPath, [join(root, 'scripts', file), ...args], { say, capture: true, env });
/**
 * One of our commands as a stage, which counts as one test.
 * @param {string} name
 * @param {string} command
 */
const command = (name, command) => ({
  name,
  run: async (/** @type {Say} */ say) => asOneTest(name, await script('command.mjs', [command], say)),
});
/**
 * Browser tests as a stage.
 * @param {string} name
 * @param {string} config
 * @param {readonly string[]} args
 * @param {Record<string, string>} env
 */
const browserTests = (name, config, args = [], env = {}) => ({
  name,
  needs: ['build', 'browser'],
  run: async (/** @type {Say} */ say) => {
    const options = { say, capture: true, env: { ...env, E2E_REPORT: reportOf(name) } };
    const ended = await runTool(
      '@playwright/test/cli.js',
      ['test', '-c', `apps/web/${config}`, ...args],
      options,
    );
    return readPlaywright(reportOf(name), ended);
  },
});

/** Builds the whole portal for another airline and runs that airline's tests. */
const secondAirline = {
  name: 'second airline',
  needs: ['browser'],
  run: async (/** @type {Say} */ say) => {
    const report = reportOf('second-airline');
    return readPlaywright(
      report,
      await script('command.mjs', ['second-airline'], say, { E2E_REPORT: report }),
    );
  },
};

/** @type {import('./lib/test-run/stages.mjs').Stage[]} */
const stages = [
  {
    name: 'build',
    run: async (say) => ({
      ...asOneTest('build', await script('build.mjs', ['--if-stale'], say)),
      usable: existsSync(join(root, 'dist-server/main.mjs')),
    }),
  },
  { ...tool('sizes', 'size-limit/bin.js'), needs: ['build'] },
  tool('format', 'oxfmt/bin/oxfmt', ['--check']),
  command('lint', 'lint'),
  command('types', 'types'),
  {
    name: 'browser',
    run: async (say) => {
      const { ensureBrowser } = await import('./lib/find-browser.mjs');
      // For the later stages, so that none searches or installs again.
      process.env['CHROMIUM_PATH'] = await ensureBrowser();
      say(`${process.env['CHROMIUM_PATH']}\n`);
      return { passed: 1, failed: 0 };
    },
  },
  browserTests(
    'end-to-end tests',
    PORTAL,
    ['desktop', 'phone', ...(long ? ['variants', 'monkey', 'firefox'] : [])].map(
      (project) => `--project=${project}`,
    ),
  ),
  // The short run asks one server with the embedded database; the long one asks the same and more of two over PostgreSQL.
  long
    ? browserTests('platform on two servers', PLATFORM, ['--project=platform'], { E2E_SERVERS: 'two' })
    : browserTests('platform', PLATFORM, ['--project=platform']),
  ...(long ? [browserTests('platform for long', PLATFORM, ['--project=long']), secondAirline] : []),
  ...(long ? [{ ...command('observatory', 'check-observatory'), needs: ['build'] }] : []),
  // Last, since it keeps every core busy by itself, even after the other lane has ended.
  {
    name: 'unit tests',
    run: async (say) => {
      const report = reportOf('unit');
      const args = ['run', '--configLoader=runner', '--reporter=default', '--reporter=json'];
      const options = { say, capture: true };
      return readVitest(
        report,
        await runTool('vitest/vitest.mjs', [...args, `--outputFile.json=${report}`], options),
      );
    },
  },
  // Runs alone, since it holds the app to a number of milliseconds.
  ...(long ? [{ ...browserTests('speed', PORTAL, ['--project=speed', '--no-deps']), alone: true }] : []),
];

const results = await runStages(stages, {
  lanes: LANES,
  started: (name) => console.log(`\n▶ ${name}`),
  ended: ({ name, outcome, seconds, skippedFor }) => {
    const why = skippedFor ? `, cannot run without «${skippedFor}»` : '';
    console.log(`${outcome.failed === 0 ? '✓' : '✗'} ${name} ${seconds.toFixed(1)} s${why}`);
  },
});

if (seed) console.log(`\nSeed of the property tests: PROPERTY_SEED=${seed}`);
console.log(`\n${summarize(results).join('\n')}`);
process.exitCode = total(results).failed === 0 ? 0 : 1;
