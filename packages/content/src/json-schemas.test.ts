// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { jsonSchemas } from './json-schemas.ts';

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
