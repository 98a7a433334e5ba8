// @ts-check
// `npm test`: everything, from the format to the browser. Runs before anything is installed, without a terminal and as
// root; ends with the line `N passed, N failed`.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstall } from './lib/ensure-install.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { root } from './lib/project.mjs';
import { run, runTool } from './lib/run.mjs';
import { runStages, total } from './lib/stages.mjs';
import { countPlaywright, countVitest } from './lib/test-counts.mjs';

ensureNode();
await ensureInstall();

const reports = join(root, 'node_modules/.cache/portal-tests');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'e2e.json');
const secondReport = join(reports, 'second-airline.json');

/** @param {{ code: number }} ended */
const one = ({ code }) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
const script = (/** @type {string} */ name) =>
  run(process.execPath, [join(root, 'scripts/command.mjs'), name]);

/** @type {import('./lib/stages.mjs').Stage[]} */
const stages = [
  { name: 'format', run: async () => one(await runTool('oxfmt/bin/oxfmt', ['--check'])) },
  { name: 'lint', run: async () => one(await script('lint')) },
  { name: 'types', run: async () => one(await script('types')) },
  {
    name: 'unit tests',
    run: async () => {
      const args = [
        'run',
        '--configLoader=runner',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${unitReport}`,
      ];
      return countVitest(unitReport, (await runTool('vitest/vitest.mjs', args)).code);
    },
  },
  { name: 'content', run: async () => one(await script('check-content')) },
  {
    name: 'build',
    run: async () => ({
      ...one(await run(process.execPath, [join(root, 'scripts/build.mjs')])),
      usable: existsSync(join(root, 'dist-server/main.mjs')),
    }),
  },
  {
    name: 'sizes',
    needs: ['build'],
    run: async () => one(await runTool('size-limit/bin.js', [])),
  },
  { name: 'observatory', needs: ['build'], run: async () => one(await script('check-observatory')) },
  {
    name: 'browser',
    run: async () => {
      const { ensureBrowser } = await import('./lib/find-browser.mjs');
      console.log(await ensureBrowser());
      return { passed: 1, failed: 0 };
    },
  },
  {
    name: 'end-to-end tests',
    needs: ['build', 'browser'],
    run: async () =>
      countPlaywright(
        browserReport,
        (await runTool('@playwright/test/cli.js', ['test', '-c', 'apps/portal'])).code,
      ),
  },
  {
    name: 'second airline',
    needs: ['browser'],
    run: async () => countPlaywright(secondReport, (await script('second-airline')).code),
  },
];

const results = await runStages(stages, {
  started: (name) => console.log(`\n▶ ${name}`),
  ended: ({ counts, seconds, skippedFor }) => {
    const why = skippedFor ? `, cannot run without «${skippedFor}»` : '';
    console.log(`${counts.failed === 0 ? '✓' : '✗'} ${seconds.toFixed(1)} s${why}`);
  },
});

const width = Math.max(...results.map(({ name }) => name.length));
console.log('');
for (const { name, counts, seconds } of results) {
  const figures = `${String(counts.passed).padStart(5)} passed ${String(counts.failed).padStart(4)} failed`;
  console.log(`${name.padEnd(width)} ${figures} ${seconds.toFixed(1).padStart(7)} s`);
}
const { passed, failed } = total(results);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
