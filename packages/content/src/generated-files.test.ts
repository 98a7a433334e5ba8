// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT } from '@va/testing/content-copy.ts';
import { generatedFiles, jsonSchemas, SCHEMA_FOLDER } from './generated-files.ts';

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

describe('the JSON Schemas for editors', () => {
  it('know fields, choices, bounds and what is required', () => {
    const { items } = JSON.parse(jsonSchemas().get('frames.json') ?? '') as {
      items: { properties: Record<string, object>; required: string[]; additionalProperties: boolean };
    };
    expect(items.additionalProperties).toBe(false);
    expect(items.required).toContain('title');
    expect(items.required).not.toContain('url');
    expect(items.properties['height']).toMatchObject({ type: 'integer', minimum: 500, maximum: 800 });
    expect(items.properties['kind']).toMatchObject({ enum: expect.arrayContaining(['platform']) as unknown });
  });

  it('say in Spanish what to write', () => {
    const { items } = JSON.parse(jsonSchemas().get('airports.json') ?? '') as {
      items: { properties: Record<string, object> };
    };
    expect(items.properties['iata']).toMatchObject({
      description: 'Escribe tres letras mayúsculas.',
      patternErrorMessage: 'Escribe tres letras mayúsculas.',
    });
  });
});
