// @ts-check
// `npm run admin`, `backup`, `restore` and `verify`: a command of the platform's own database, with the program that is built,
// which is the one that uses it. `demo`, which is for trying, builds it first where it is missing or stale.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { siteRoot } from './lib/project.mjs';
import { run } from './lib/run.mjs';

ensureNode();
await ensureInstall();

const [command = '', ...words] = process.argv.slice(2);
if (command === 'demo') await ensureBuild();
else if (!existsSync(join(siteRoot, 'dist-server/main.mjs'))) {
  console.error('El portal no está construido: ejecuta antes «npm run build».');
  process.exit(1);
}
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
