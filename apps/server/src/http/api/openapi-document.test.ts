import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeOneDatabase } from '#server/testing/databases.ts';
import type { OpenApiDocument } from './openapi-document.ts';

describeOneDatabase('the OpenAPI document', (kind) => {
  const api = apiForTests(kind);
  let document: OpenApiDocument;
  beforeAll(() => {
    document = api.platform.document();
  });
  const operations = () => Object.values(document.paths).flatMap((item) => Object.values(item));

  it('has every endpoint once, by its address and method', () => {
    for (const { path, method, operation } of api.platform.endpoints)
      expect(document.paths[path]?.[method]?.operationId).toBe(operation);
    expect(operations()).toHaveLength(api.platform.endpoints.length);
  });

  it('says each named schema once, and points nowhere else', () => {
    const pointed = JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g);
    const used = new Set([...pointed].map(([, where = '']) => where));
    const named = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect([...used].toSorted()).toEqual(named.toSorted());
    expect(JSON.stringify(document)).not.toContain('$defs');
  });

  it('describes an answer as what may be sent: none has a field that is filled in where it is missing', () => {
    // An answer has no further fields either way; that they are none is said of it alone.
    const described = (schema: z.ZodType, io: 'input' | 'output') =>
      JSON.stringify(
        z.toJSONSchema(schema, {
          io,
          unrepresentable: 'any',
          override: ({ jsonSchema }) => {
            if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
          },
        }),
      );
    const differ = api.platform.endpoints.filter(
      ({ answer: { schema } }) => described(schema, 'input') !== described(schema, 'output'),
    );
    expect(differ.map(({ operation }) => operation)).toEqual([]);
  });

  it('alone is enough to know a right body from a wrong one', () => {
    let bodies = 0;
    for (const { operationId, requestBody } of operations()) {
      const schema = requestBody?.content['application/json']?.schema;
      if (!schema) continue;
      const defs = document.components.schemas;
      const text = JSON.stringify({ ...schema, $defs: defs }).replaceAll('#/components/schemas/', '#/$defs/');
      const read = z.fromJSONSchema(JSON.parse(text));
      const { example } = schema.$ref ? defs[schema.$ref.split('/').at(-1)!]! : schema;
      expect(read.safeParse(example).error, operationId).toBeUndefined();
      expect(read.safeParse('no es un objeto').success, operationId).toBe(false);
      bodies += 1;
    }
    expect(bodies).toBeGreaterThan(100);
  });

  it('says numbers, what may be null, and what a parameter is, as the contract does', () => {
    expect(document.components.schemas['Me']?.properties).toMatchObject({
      version: { type: 'integer' },
      vatsimCid: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
    });
    const parameters = document.paths['/reports']?.['get']?.parameters ?? [];
    expect(parameters.find(({ name }) => name === 'limit')).toEqual({
      name: 'limit',
      in: 'query',
      required: false,
      description: 'Rows at most, 1 to 200',
      schema: { default: 50, type: 'integer', minimum: 1, maximum: 200 },
    });
  });
});
