// `npm run lint`: runs the linter and the search for dead code, both even if one fails.
import { runTool } from './lib/run.mjs';

// As in types.ts: a Go garbage collector that runs rarely saves processor time.
const env = { GOGC: '400' };
const checks = {
  oxlint: () => runTool('oxlint/bin/oxlint', ['-c', 'oxlint.config.mjs', '.', '.size-limit.mjs'], { env }),
  'dead code': () => runTool('knip/bin/knip.js', ['--no-progress']),
};

const failed: string[] = [];
for (const [name, check] of Object.entries(checks)) {
  const { code } = await check();
  if (code !== 0) failed.push(name);
}
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
