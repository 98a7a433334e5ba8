import { capital } from '@va/domain/capital.ts';
import { z } from 'zod';
import { fieldNames, unwrap } from '../schema-walk.ts';
import { expected } from './expected.ts';

/**
 * What to write, as an order: `Escribe cuatro letras mayúsculas`. A text's own rule knows best, and
 * tells it when it is tried with an empty text.
 */
export function advice(schema: z.core.$ZodType | undefined): string {
  if (schema === undefined) return `Escribe ${expected(schema)}`;
  const { def } = unwrap(schema)._zod;
  switch (def.type) {
    case 'string':
      return ownAdvice(schema, '') ?? `Escribe ${expected(schema)}`;
    case 'union':
      return ownAdvice(schema, null) ?? `Escribe ${expected(schema)}`;
    case 'boolean':
      return 'Escribe true (sí) o false (no)';
    case 'object':
      return `Escribe debajo, con dos espacios más delante, sus campos: ${fieldNames(schema).join(', ')}`;
    case 'array':
      return `Escribe una lista${layout(def.element)}`;
    case 'tuple':
      return `Escribe ${expected(schema)}${layout(def.items[0])}`;
    default:
      return `Escribe ${expected(schema)}`;
  }
}

/** The order in the rule that a wrong value meets; undefined when the rule has no words of its own. */
function ownAdvice(schema: z.core.$ZodType, wrong: unknown): string | undefined {
  const rule = z.safeParse(schema, wrong, { error: () => '' }).error?.issues[0]?.message ?? '';
  const cut = rule.indexOf(': ');
  if (cut < 0 && !rule.startsWith('escribe ')) return undefined;
  return capital(cut < 0 ? rule : rule.slice(cut + 2));
}

/** How the elements of a list are written. */
function layout(element: z.core.$ZodType | undefined): string {
  const fields = fieldNames(element);
  return fields.length === 0
    ? ' entre corchetes y con comas, como [uno, dos]'
    : `: cada elemento empieza en su línea con «- » y lleva los campos ${fields.join(', ')}`;
}
