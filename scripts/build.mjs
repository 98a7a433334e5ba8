// @ts-check
// `npm run build`: the site into dist/, the server that goes with it into dist-server/; under another folder with
// `SITE_DIR`. `--if-stale` does nothing where that is built already; `--portal` leaves out the platform's own program,
// which tests of updates do without.
import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isBuilt, stampBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { linkLibraries } from './lib/link-libraries.mjs';
import { plainMessage } from './lib/plain-message.mjs';
import { handOutRecorder } from './lib/recorder/hand-out.mjs';
import { root, siteRoot } from './lib/project.mjs';

ensureNode();
await ensureInstall();
if (process.argv.includes('--if-stale') && isBuilt()) process.exit();
// The caller may have set another value, such as a development server does: the site would then contain both kinds of
// React's parts.
process.env['NODE_ENV'] = 'production';
const { build, createLogger } = await import('vite');

rmSync(join(siteRoot, 'dist-server'), { recursive: true, force: true });
try {
  // The portal first: it empties the folder, and its check of the content comes before everything.
  await buildAll(['apps/web/vite.config.ts', 'apps/server/vite.config.ts']);
  const { tsImport } = await import('tsx/esm/api');
  const { runsPlatform } = await tsImport('./lib/vite/runs-platform.ts', import.meta.url);
  // Parts of a site with `plataforma: propia` in content/airline.yaml.
  if (runsPlatform() && !process.argv.includes('--portal')) {
    await buildAll(['apps/server/vite.platform.config.ts']);
    await buildAll(['apps/web/vite.config.ts'], { ssr: 'src/app/render-page.tsx' });
    handOutRecorder();
    // Last: the builds look through this folder.
    linkLibraries(root, siteRoot);
  }
} catch (error) {
  console.error(plainMessage(error));
  process.exit(1);
}
stampBuild();
const dist = join(siteRoot, 'dist');
console.log(`El portal está construido en ${relative(process.cwd(), dist) || dist}.`);

/**
 * @param {readonly string[]} configs
 * @param {import('vite').BuildOptions} [options]
 */
async function buildAll(configs, options = {}) {
  for (const config of configs)
    await build({
      build: options,
      configFile: join(root, config),
      configLoader: 'runner',
      logLevel: 'warn',
      // The failure is reported once, above.
      customLogger: { ...createLogger('warn'), error: () => {} },
    });
}
