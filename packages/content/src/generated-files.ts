/** Committed files that follow from the kinds of content; `npm run schemas` writes them. */
import { z } from 'zod';
import { kinds } from '@va/schemas/content/kinds.ts';
import { advice } from './messages/issue-messages.ts';
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

/**
 * JSON Schemas of the content files, for completion and red underlines in editors. File names (`airports.json`) and
 * their text, one for each YAML file of the content.
 */
export function jsonSchemas(): Map<string, string> {
  return new Map(
    Object.values(kinds).map(({ file, schema }) => {
      const name = file.slice('content/'.length).replace(/\.yaml$/, '');
      const json = z.toJSONSchema(schema, {
        target: 'draft-7',
        io: 'input',
        unrepresentable: 'any',
        override: ({ zodSchema, jsonSchema }) => {
          // What the pointer shows over a field, and what a wrong text is told.
          if (jsonSchema.type === 'object' || jsonSchema.type === 'array') return;
          jsonSchema.description = `${advice(zodSchema)}.`;
          if (jsonSchema.pattern !== undefined) jsonSchema['patternErrorMessage'] = jsonSchema.description;
        },
      });
      return [`${name}.json`, `${JSON.stringify({ ...json, title: `content/${name}.yaml` }, null, 2)}\n`];
    }),
  );
}

/** Setting of the editor's YAML extension that ties each file to its schema. */
function editorSetting(): Record<string, string> {
  return Object.fromEntries(
    [...jsonSchemas().keys()].map((name) => [
      `./content/.schemas/${name}`,
      `content/${name.replace(/\.json$/, '.yaml')}`,
    ]),
  );
}
