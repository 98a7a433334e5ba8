// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT } from '@va/testing/content-copy.ts';
import { generatedFiles, SCHEMA_FOLDER } from './generated-files.ts';

const files = generatedFiles();

it.each([...files])('%s is as `npm run schemas` writes it', (file, text) => {
  expect(readFileSync(join(PROJECT, file), 'utf8')).toBe(text);
});

it('has no schema of a kind that is gone', () => {
  const schemas = readdirSync(join(PROJECT, SCHEMA_FOLDER), { recursive: true })
    .map((name) => `${SCHEMA_FOLDER}/${String(name)}`)
    .filter((name) => name.endsWith('.json'));
  expect(schemas.filter((file) => !files.has(file))).toEqual([]);
});
