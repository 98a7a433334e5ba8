// @ts-check
// `npm run admin`, `demo`, `backup`, `restore` and `verify`: a command of the platform's own database, built when it is missing or stale.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { siteRoot } from './lib/project.mjs';
import { run } from './lib/run.mjs';

ensureNode();
await ensureInstall();
await ensureBuild();

const [command = '', ...words] = process.argv.slice(2);
const program = join(siteRoot, 'dist-server', `${command}.mjs`);
if (!existsSync(program)) {
  console.error('Esta aerolínea no lleva la plataforma: pon «plataforma: propia» en content/airline.yaml.');
  process.exit(1);
}
const env = { DATA_DIR: join(siteRoot, 'data'), ...process.env };
const { code } = await run(process.execPath, [join(siteRoot, 'dist-server', `${command}.mjs`), ...words], {
  env,
});
process.exitCode = code;
