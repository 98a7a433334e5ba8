import { z } from 'zod';

/** A schema as OpenAPI 3.1 holds it: JSON Schema, draft 2020-12. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** JSON pointer to the named schemas of the document. */
const NAMED = '#/components/schemas/';

/** The schemas of one OpenAPI document. It defines a named schema (`meta({ id })`) once and refers to it elsewhere. */
export class DescribedSchemas {
  /** Named schemas, in the order of their first use. */
  readonly named: Record<string, JsonSchema> = {};
  /** Cache of described schemas: every endpoint has the same problems. */
  readonly #described = new Map<z.ZodType, JsonSchema>();

  /**
   * Describes a schema by its input. Answers are described by their input too, so that a name means one thing; no
   * answer has a field with a default, where input and output would differ (`openapi-document.test.ts`).
   */
  describe(schema: z.ZodType): JsonSchema {
    const known = this.#described.get(schema) ?? this.#describe(schema);
    this.#described.set(schema, known);
    return known;
  }

  #describe(schema: z.ZodType): JsonSchema {
    const {
      $schema: _draft,
      $defs = {},
      ...described
    } = z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      override: ({ jsonSchema }) => {
        // The format already says what the pattern would.
        if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      },
    });
    for (const [name, one] of Object.entries($defs)) this.named[name] ??= pointed(one);
    return pointed(described);
  }
}

/** Rewrites a schema's references to point into the document. */
function pointed(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? value.replace('#/$defs/', NAMED) : value,
  ) as JsonSchema;
}
