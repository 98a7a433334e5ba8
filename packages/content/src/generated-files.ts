/** Committed files that follow from the kinds of content; `npm run schemas` writes them. */
import { editorSetting, jsonSchemas } from './json-schemas.ts';
import { moduleTypes } from './virtual-modules.ts';

/** Folder in which there is nothing else. */
export const SCHEMA_FOLDER = 'content/.schemas';

/** Text of each file by its path from the project's folder. */
export function generatedFiles(): Map<string, string> {
  return new Map([
    ...[...jsonSchemas()].map(([name, text]) => [`${SCHEMA_FOLDER}/${name}`, text] as const),
    ['.vscode/settings.json', `${JSON.stringify({ 'yaml.schemas': editorSetting() }, null, 2)}\n`],
    ['apps/web/src/content/virtual.d.ts', moduleTypes()],
  ]);
}
