/** Words for what a field takes and for what was found instead. */
import { z } from 'zod';
import { unwrap } from '../schema-walk.ts';

const either = new Intl.ListFormat('es', { type: 'disjunction' });

/** Longest piece of a wrong value that is quoted. */
const QUOTED = 60;

/** A value in «», on one line and cut when long; numbers and true/false bare. */
export function quoted(value: unknown): string {
  if (typeof value !== 'string') return String(value);
  const line = value.replaceAll(/\s+/g, ' ').trim();
  return `«${line.length > QUOTED ? `${line.slice(0, QUOTED)}…` : line}»`;
}

/** `Alta, Media o Baja` */
export function choices(values: readonly unknown[]): string {
  return either.format(values.map(String));
}

/** What is written in the file: `un texto («mil»)`, `una lista`. */
export function found(value: unknown): string {
  if (Array.isArray(value)) return 'una lista';
  if (value === null || value === undefined) return 'ningún valor';
  if (typeof value === 'number' && !Number.isFinite(value)) return 'algo que no es un número';
  switch (typeof value) {
    case 'string':
      return value.trim() === '' ? 'un texto vacío' : `un texto (${quoted(value)})`;
    case 'number':
      return `un número (${value})`;
    case 'boolean':
      return `«${value}»`;
    default:
      return 'un grupo de campos';
  }
}

/** What the schema takes: `un número entero de 500 a 6000`. */
export function expected(schema: z.core.$ZodType | undefined): string {
  if (schema === undefined) return 'otro valor';
  const inner = unwrap(schema);
  const { def } = inner._zod;
  switch (def.type) {
    case 'number':
      return inner instanceof z.ZodNumber ? numberWords(inner) : 'un número';
    case 'boolean':
      return 'true o false';
    case 'enum':
      return `una de estas opciones: ${choices(Object.values(def.entries))}`;
    case 'literal':
      return choices(def.values);
    case 'array':
      return 'una lista';
    case 'tuple':
      return `una lista de ${def.items.length} elementos`;
    case 'object':
      return 'un grupo de campos';
    case 'union':
      return choices(def.options.map(expected));
    default:
      return 'un texto';
  }
}

/** `un número entero de 500 a 6000`, from the bounds that the schema sets. */
function numberWords(schema: z.ZodNumber): string {
  const kind = schema.isInt ? 'un número entero' : 'un número';
  const [low, high] = [bound(schema.minValue), bound(schema.maxValue)];
  if (low !== undefined && high !== undefined) return `${kind} de ${low} a ${high}`;
  if (low !== undefined) return `${kind} de ${low} en adelante`;
  return high === undefined ? kind : `${kind} hasta ${high}`;
}

/** Bounds that only say «a number that can be held exactly» are no advice. */
function bound(value: number | null): number | undefined {
  return value !== null && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined;
}
