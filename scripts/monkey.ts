// `npm run test:monkey`: two thousand random actions over the built portal; `npm run test:monkey -- 7` chooses others.
import { ensureBuild } from './lib/ensure-build.mjs';
import { runTool } from './lib/run.mjs';

const SEED = '20261121';

await ensureBuild();
const env = { MONKEY_SEED: process.argv[2] ?? process.env['MONKEY_SEED'] ?? SEED };
const { code } = await runTool('@playwright/test/cli.js', ['test', '-c', 'apps/portal', '--project=monkey'], {
  env,
});
process.exitCode = code;
