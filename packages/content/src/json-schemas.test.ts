// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT } from '@va/testing/content-copy.ts';
import { editorSetting, jsonSchemas } from './json-schemas.ts';

describe('the JSON Schemas for editors', () => {
  it('are the ones in content/.schemas; `npm run schemas` writes them', () => {
    const folder = join(PROJECT, 'content/.schemas');
    const written = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
    expect(Object.fromEntries(written)).toEqual(Object.fromEntries(jsonSchemas()));
  });

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

  it('are tied to their files in the editor', () => {
    const settings = JSON.parse(readFileSync(join(PROJECT, '.vscode/settings.json'), 'utf8')) as Record<
      string,
      unknown
    >;
    expect(settings['yaml.schemas']).toEqual(editorSetting());
  });
});
