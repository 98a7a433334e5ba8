// @ts-check
// `npm test`: everything, from the format to the browser; `npm test -- --long` also what takes long and seldom fails: many
// rounds, random actions, more slips, an outside scanner. Runs before anything is installed, without a terminal and as
// root; ends with the line `N passed, N failed`.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstall } from './lib/ensure-install.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { root } from './lib/project.mjs';
import { run, runTool } from './lib/run.mjs';
import { runStages, total } from './lib/stages.mjs';
import { countPlaywright, countVitest, playwrightTimes, vitestTimes } from './lib/test-counts.mjs';

ensureNode();
await ensureInstall();

const reports = join(root, 'node_modules/.cache/portal-tests');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
/** @param {string} name */
const reportOf = (name) => join(reports, `${name}.json`);

/** Whether the long run was asked for; the tests themselves read it from the environment. */
const long = process.argv.includes('--long');
if (long) process.env['LONG'] = 'on';

/** Stages at a time: most have moments in which they wait. */
const LANES = 2;
/** Tests whose times are shown at the end. */
const SLOWEST = 10;

/**
 * A program as one test: it ends well or it does not.
 * @param {{ code: number }} ended
 */
const asOneTest = ({ code }) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
/** @typedef {(text: string) => void} Say */
/**
 * @param {string} name
 * @param {Say} say
 * @param {Record<string, string>} [env]
 */
const script = (name, say, env) =>
  run(process.execPath, [join(root, 'scripts/command.mjs'), name], { say, env });
/**
 * Some projects of the browser tests.
 * @param {string} report name of its report
 * @param {readonly string[]} args
 * @param {Say} say
 */
const browserTests = async (report, args, say) => {
  const options = { say, env: { E2E_REPORT: reportOf(report) } };
  const { code } = await runTool('@playwright/test/cli.js', ['test', '-c', 'apps/portal', ...args], options);
  return countPlaywright(reportOf(report), code);
};

/** @type {import('./lib/stages.mjs').Stage[]} */
const stages = [
  {
    name: 'build',
    run: async (say) => ({
      ...asOneTest(await run(process.execPath, [join(root, 'scripts/build.mjs')], { say })),
      usable: existsSync(join(root, 'dist-server/main.mjs')),
    }),
  },
  {
    name: 'sizes',
    needs: ['build'],
    run: async (say) => asOneTest(await runTool('size-limit/bin.js', [], { say })),
  },
  { name: 'format', run: async (say) => asOneTest(await runTool('oxfmt/bin/oxfmt', ['--check'], { say })) },
  { name: 'lint', run: async (say) => asOneTest(await script('lint', say)) },
  { name: 'types', run: async (say) => asOneTest(await script('types', say)) },
  {
    name: 'browser',
    run: async (say) => {
      const { ensureBrowser } = await import('./lib/find-browser.mjs');
      say(`${await ensureBrowser()}\n`);
      return { passed: 1, failed: 0 };
    },
  },
  {
    name: 'end-to-end tests',
    needs: ['build', 'browser'],
    run: (say) => {
      const projects = ['desktop', 'phone', ...(long ? ['monkey'] : [])];
      return browserTests(
        'e2e',
        projects.map((project) => `--project=${project}`),
        say,
      );
    },
  },
  {
    name: 'platform',
    needs: ['build', 'browser'],
    run: async (say) => {
      const { code } = await runTool('@playwright/test/cli.js', ['test', '-c', 'apps/platform'], { say });
      return countPlaywright(reportOf('platform'), code);
    },
  },
  {
    name: 'unit tests',
    run: async (say) => {
      const report = reportOf('unit');
      const args = ['run', '--configLoader=runner', '--reporter=default', '--reporter=json'];
      const { code } = await runTool('vitest/vitest.mjs', [...args, `--outputFile.json=${report}`], { say });
      return countVitest(report, code);
    },
  },
  {
    name: 'second airline',
    needs: ['browser'],
    run: async (say) => {
      const report = reportOf('second-airline');
      const { code } = await script('second-airline', say, { E2E_REPORT: report });
      return countPlaywright(report, code);
    },
  },
  ...(long
    ? [
        {
          name: 'observatory',
          needs: ['build'],
          run: async (/** @type {Say} */ say) => asOneTest(await script('check-observatory', say)),
        },
      ]
    : []),
  {
    // What holds a number of milliseconds runs when nothing else uses the machine.
    name: 'speed',
    needs: ['build', 'browser'],
    alone: true,
    run: (say) => browserTests('speed', ['--project=speed', '--no-deps'], say),
  },
];

const results = await runStages(stages, {
  lanes: LANES,
  started: (name) => console.log(`\n▶ ${name}`),
  ended: ({ name, counts, seconds, skippedFor }) => {
    const why = skippedFor ? `, cannot run without «${skippedFor}»` : '';
    console.log(`${counts.failed === 0 ? '✓' : '✗'} ${name} ${seconds.toFixed(1)} s${why}`);
  },
});

const width = Math.max(...results.map(({ name }) => name.length));
console.log('');
for (const { name, counts, seconds } of results) {
  const figures = `${String(counts.passed).padStart(5)} passed ${String(counts.failed).padStart(4)} failed`;
  console.log(`${name.padEnd(width)} ${figures} ${seconds.toFixed(1).padStart(7)} s`);
}
const times = [
  ...vitestTimes(reportOf('unit')),
  ...['e2e', 'platform', 'second-airline', 'speed'].flatMap((name) => playwrightTimes(reportOf(name))),
];
console.log(`\nThe ${SLOWEST} slowest tests:`);
for (const { title, seconds } of times.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)) {
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${title}`);
}
console.log('');
const { passed, failed } = total(results);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
