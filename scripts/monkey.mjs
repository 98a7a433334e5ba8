// @ts-check
// `npm run test:monkey`: two thousand random actions over the built portal; `npm run test:monkey -- 7` chooses others.
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { runTool } from './lib/run.mjs';

const SEED = '20261121';

ensureNode();
await ensureInstall();
await ensureBuild();
const env = { MONKEY_SEED: process.argv[2] ?? process.env['MONKEY_SEED'] ?? SEED };
const { code } = await runTool('@playwright/test/cli.js', ['test', '-c', 'apps/portal', '--project=monkey'], {
  env,
});
process.exitCode = code;
