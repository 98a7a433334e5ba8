// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles } from './hash-files.mjs';
import { contentRoot, root, siteRoot } from './project.mjs';
import { run } from './run.mjs';

/** Everything besides the content on which the built site depends. */
const SOURCES = [
  'apps/web/index.html',
  'apps/web/package.json',
  'apps/web/src',
  'apps/web/vite',
  'apps/web/vite.config.ts',
  'apps/server/src',
  'apps/server/vite.config.ts',
  'apps/server/vite.platform.config.ts',
  'packages',
  'scripts/build.mjs',
  'scripts/lib',
  'package.json',
  'package-lock.json',
];
const STAMP = 'dist-server/build-stamp';

/** Fingerprint of the sources and of the settings that change the result. */
function sourceHash() {
  return hashFiles(root, SOURCES, [
    process.env['BASE_PATH'] ?? '/',
    process.env['SERVICE_WORKER'] ?? 'on',
    // A build without the platform does not count as a whole one.
    process.argv.includes('--portal') ? 'portal' : 'all',
    hashFiles(contentRoot, ['content']),
  ]);
}

/** Whether the build is up to date with the sources. */
export function isBuilt() {
  const made = ['dist/index.html', 'dist-server/main.mjs', STAMP].every((file) =>
    existsSync(join(siteRoot, file)),
  );
  return made && readFileSync(join(siteRoot, STAMP), 'utf8') === sourceHash();
}

/** Notes that the build is complete; called at its end. */
export function stampBuild() {
  writeFileSync(join(siteRoot, STAMP), sourceHash());
}

/** Builds when the build is missing or stale. Ends the program when that fails. */
export async function ensureBuild() {
  if (isBuilt()) return;
  console.log('Construyendo el portal…');
  const { code, output } = await run(process.execPath, [join(root, 'scripts/build.mjs')], { capture: true });
  if (code === 0) return;
  console.error(output);
  console.error('El portal no se ha podido construir: arriba dice por qué.');
  process.exit(1);
}
