import { z } from 'zod';

/** A schema as OpenAPI 3.1 holds it: JSON Schema, draft 2020-12. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Where schemas with a name stand in the document. */
const NAMED = '#/components/schemas/';

/**
 * Schemas of one document. Those with a name (`meta({ id })`) are said once, and others point there.
 */
export class DescribedSchemas {
  /** By name, in the order in which they were met. */
  readonly named: Record<string, JsonSchema> = {};
  /** Described already: the problems are those of every endpoint. */
  readonly #described = new Map<z.ZodType, JsonSchema>();

  /**
   * Describes what may be sent. What is answered is described likewise, since a name means one thing: an answer has no
   * field that is filled in where it is missing (`openapi-document.test.ts`).
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
        // The format says it already, in one word.
        if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      },
    });
    for (const [name, one] of Object.entries($defs)) this.named[name] ??= pointed(one);
    return pointed(described);
  }
}

/** With its references to where the document has them. */
function pointed(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? value.replace('#/$defs/', NAMED) : value,
  ) as JsonSchema;
}
