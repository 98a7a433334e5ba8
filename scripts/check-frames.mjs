// @ts-check
// `npm run check:frames`: visits the outside pages of the content and says which will not be seen inside the portal.
import { join } from 'node:path';
import { ensureInstall } from './lib/ensure-install.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { contentRoot, root } from './lib/project.mjs';

ensureNode();
await ensureInstall();
const { runnerImport } = await import('vite');

/** @typedef {typeof import('./frames/main.ts')} Command */
const { module } = await runnerImport(join(root, 'scripts/frames/main.ts'), {
  configFile: false,
  root,
  logLevel: 'error',
});
const { main } = /** @type {Command} */ (module);
try {
  process.exitCode = await main(process.argv.slice(2), {
    root: contentRoot,
    print: (text) => console.log(text),
  });
} catch (error) {
  // Errors of content are for people: their text says all.
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
