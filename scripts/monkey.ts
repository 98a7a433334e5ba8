// `npm run test:monkey`: two thousand random actions over the built portal; `npm run test:monkey -- 7` chooses others.
import { ensureBuild } from './lib/ensure-build.mjs';
import { runTool } from './lib/run.mjs';

await ensureBuild();
const seed = process.argv[2];
const env = { LONG: 'on', ...(seed === undefined ? {} : { MONKEY_SEED: seed }) };
const { code } = await runTool('@playwright/test/cli.js', ['test', '-c', 'apps/portal', '--project=monkey'], {
  env,
});
process.exitCode = code;
