// @ts-check
// `npm run check:content`: reads everything under content/ and says in Spanish what is wrong, without building.
// With `-- --watch` it stays and checks again whenever a file changes.
import { join } from 'node:path';
import { ensureInstall } from './lib/ensure-install.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { contentRoot, root } from './lib/project.mjs';

ensureNode();
await ensureInstall();
const { runnerImport } = await import('vite');

/** @typedef {typeof import('@va/content/check.ts')} Command */
const { module } = await runnerImport(join(root, 'packages/content/src/check.ts'), {
  configFile: false,
  root,
  logLevel: 'error',
});
const { check, checkOnChange } = /** @type {Command} */ (module);
const options = { root: contentRoot, print: (/** @type {string} */ text) => console.log(text) };
if (process.argv.includes('--watch')) checkOnChange(options);
else if (!(await check(options))) process.exitCode = 1;
