// @ts-check
// `npm run schemas`: writes the JSON Schemas that editors use while someone edits content/*.yaml.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstall } from './lib/ensure-install.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { root } from './lib/project.mjs';

ensureNode();
await ensureInstall();
const { runnerImport } = await import('vite');

/** @typedef {typeof import('@va/content/json-schemas.ts')} Schemas */
const { module } = await runnerImport(join(root, 'packages/content/src/json-schemas.ts'), {
  configFile: false,
  root,
  logLevel: 'error',
});
const { editorSetting, jsonSchemas } = /** @type {Schemas} */ (module);
const folder = join(root, 'content/.schemas');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const schemas = jsonSchemas();
for (const [name, text] of schemas) writeFileSync(join(folder, name), text);

mkdirSync(join(root, '.vscode'), { recursive: true });
const settings = { 'yaml.schemas': editorSetting() };
writeFileSync(join(root, '.vscode/settings.json'), `${JSON.stringify(settings, null, 2)}\n`);
console.log(
  `${schemas.size} esquemas escritos en content/.schemas; .vscode/settings.json los une a sus archivos.`,
);
