// `npm run test:monkey`: two thousand random actions over the built portal and over the platform, as a pilot and as staff;
// `npm run test:monkey -- 7` chooses others.
import { ensureBuild } from './lib/ensure-build.mjs';
import { runTool } from './lib/run.mjs';

await ensureBuild();
const seed = process.argv[2];
const env = { LONG: 'on', MONKEY_ACTIONS: '2000', ...(seed === undefined ? {} : { MONKEY_SEED: seed }) };
for (const app of ['portal', 'platform']) {
  const { code } = await runTool('@playwright/test/cli.js', ['test', '-c', `apps/${app}`, 'monkey'], { env });
  if (code !== 0) process.exitCode = code;
}
