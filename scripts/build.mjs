// @ts-check
// `npm run build`: the site into dist/, the server that goes with it into dist-server/; under another folder with
// `SITE_DIR`. `--if-stale` does nothing where that is built already.
import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isBuilt, stampBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { plainMessage } from './lib/plain-message.mjs';
import { root, siteRoot } from './lib/project.mjs';

ensureNode();
await ensureInstall();
if (process.argv.includes('--if-stale') && isBuilt()) process.exit();
const { build, createLogger } = await import('vite');

rmSync(join(siteRoot, 'dist-server'), { recursive: true, force: true });
try {
  for (const config of [
    'apps/portal/vite.config.ts',
    'apps/server/vite.config.ts',
    'apps/server/vite.platform.config.ts',
  ])
    await build({
      configFile: join(root, config),
      configLoader: 'runner',
      logLevel: 'warn',
      // What fails is said once, below.
      customLogger: { ...createLogger('warn'), error: () => {} },
    });
} catch (error) {
  console.error(plainMessage(error));
  process.exit(1);
}
stampBuild();
const dist = join(siteRoot, 'dist');
console.log(`El portal está construido en ${relative(process.cwd(), dist) || dist}.`);
