import { capital } from '@va/domain/capital.ts';
import { z } from 'zod';
import { fieldNames, unwrap } from '../schema-walk.ts';
import { expected } from './expected.ts';

/**
 * What to write, as an order: `Escribe cuatro letras mayúsculas`. A text's own rule knows best, and
 * tells it when it is tried with an empty text.
 */
export function advice(schema: z.core.$ZodType | undefined): string {
  const plain = `Escribe ${expected(schema)}`;
  if (schema === undefined) return plain;
  const { def } = unwrap(schema)._zod;
  if (def.type === 'string') return ownAdvice(schema, '') ?? plain;
  if (def.type === 'union') return ownAdvice(schema, null) ?? plain;
  if (def.type === 'boolean') return 'Escribe true (sí) o false (no)';
  if (def.type === 'object')
    return `Escribe debajo, con dos espacios más delante, sus campos: ${fieldNames(schema).join(', ')}`;
  if (def.type === 'array') return `Escribe una lista${layout(def.element)}`;
  return def.type === 'tuple' ? plain + layout(def.items[0]) : plain;
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
