/** Messages for required fields that are missing or blank, such as «Falta la hora de despegue». */
import { z } from 'zod';

const words = z.registry<{ missing: string }>();

/**
 * Copies a field's schema and gives it a message of its own for a missing value; other fields with the same schema keep
 * theirs.
 * @param missing a sentence without its full stop
 */
export function withMissing<S extends z.ZodType>(field: S, missing: string): S {
  const own = field.clone();
  words.add(own, { missing });
  return own;
}

/**
 * The message for a missing value at a path of a schema; undefined if the field has none.
 * @param path field names and list indexes, as in a Zod issue
 */
export function missingWords(schema: z.ZodType, path: readonly PropertyKey[]): string | undefined {
  let field: unknown = schema;
  for (const step of path) {
    const shape: unknown = field instanceof z.ZodObject ? field.shape : undefined;
    if (field instanceof z.ZodArray) field = field.element;
    else if (typeof shape === 'object' && shape !== null)
      field = (shape as Record<PropertyKey, unknown>)[step];
    else return undefined;
  }
  return field instanceof z.ZodType ? words.get(field)?.missing : undefined;
}
