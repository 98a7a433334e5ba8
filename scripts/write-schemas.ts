// `npm run schemas`: writes what follows from the kinds of content: JSON Schemas for editors of content/*.yaml, and the types
// of the modules that the portal imports.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generatedFiles, SCHEMA_FOLDER } from '@va/content/generated-files.ts';
import { root } from './lib/project.mjs';

rmSync(join(root, SCHEMA_FOLDER), { recursive: true, force: true });
const files = generatedFiles();
for (const [file, text] of files) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
console.log(
  `${files.size} files written: ${SCHEMA_FOLDER}, .vscode/settings.json and the types of the modules.`,
);
