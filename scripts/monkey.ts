// `npm run test:monkey`: two thousand random actions over the built portal and over the platform, as a pilot and as staff;
// `npm run test:monkey -- 7` chooses others.
import { ensureBuild } from './lib/ensure-build.mjs';
import { runTool } from './lib/run.mjs';

await ensureBuild();
const seed = process.argv[2];
const env = { LONG: 'on', MONKEY_ACTIONS: '2000', ...(seed === undefined ? {} : { MONKEY_SEED: seed }) };
for (const config of ['playwright.config.ts', 'playwright.platform.config.ts']) {
  const { code } = await runTool('@playwright/test/cli.js', ['test', '-c', `apps/web/${config}`, 'monkey'], {
    env,
  });
  if (code !== 0) process.exitCode = code;
}
