/** What is said where a field that has to be filled in is not there or blank, such as «Falta la hora de despegue». */
import { z } from 'zod';

const words = z.registry<{ missing: string }>();

/**
 * The same field with a sentence of its own for when nothing is written in it. A copy: other fields of the same shape
 * have other names.
 * @param missing a sentence without its full stop
 */
export function withMissing<S extends z.ZodType>(field: S, missing: string): S {
  const own = field.clone();
  words.add(own, { missing });
  return own;
}

/**
 * What is missing at a path into what a schema takes; undefined where the field says nothing of its own.
 * @param path names of fields and places in lists, as in an issue of the library
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
