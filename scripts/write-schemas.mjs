// @ts-check
// `npm run schemas`: writes what follows from the kinds of content: JSON Schemas for editors of content/*.yaml, and the types
// of the modules that the portal imports.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureInstall } from './lib/ensure-install.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { root } from './lib/project.mjs';

ensureNode();
await ensureInstall();
const { runnerImport } = await import('vite');

/** @typedef {typeof import('@va/content/generated-files.ts')} Generated */
const { module } = await runnerImport(join(root, 'packages/content/src/generated-files.ts'), {
  configFile: false,
  root,
  logLevel: 'error',
});
const { generatedFiles, SCHEMA_FOLDER } = /** @type {Generated} */ (module);
rmSync(join(root, SCHEMA_FOLDER), { recursive: true, force: true });
const files = generatedFiles();
for (const [file, text] of files) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
console.log(
  `${files.size} archivos escritos: ${SCHEMA_FOLDER}, .vscode/settings.json y los tipos de los módulos.`,
);
