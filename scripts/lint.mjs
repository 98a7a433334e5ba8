// @ts-check
// `npm run lint`: the linter, the rules of the house, dead code and the lockfile; all of them, whatever fails.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/project.mjs';
import { run, runTool } from './lib/run.mjs';

const folders = ['apps', 'packages', 'scripts', 'tests', 'tools/bench'];
const rootFiles = readdirSync(root).filter((file) => /\.(?:ts|mjs)$/.test(file));
const script = (/** @type {string} */ name) => run(process.execPath, [join(root, 'scripts', name)]);

/** @type {[string, () => Promise<{ code: number }>][]} */
const checks = [
  ['oxlint', () => runTool('oxlint/bin/oxlint', ['-c', 'oxlint.config.mjs', ...folders, ...rootFiles])],
  ['dead code', () => runTool('knip/bin/knip.js', ['--no-progress'])],
  ['lockfile', () => script('check-lockfile.mjs')],
];

const failed = [];
for (const [name, check] of checks) {
  const { code } = await check();
  if (code !== 0) failed.push(name);
}
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exit(1);
}
