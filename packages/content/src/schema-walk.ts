/** Looking into zod schemas: what a field may be, and which values are texts for people. */
import type { z } from 'zod';
import { text } from '@va/schemas/content/common.ts';
import type { Path } from './yaml/yaml-file.ts';

type Schema = z.core.$ZodType;

/** The schema inside optional and default wrappers. */
export function unwrap(schema: Schema): z.core.$ZodTypes {
  const known = schema as z.core.$ZodTypes;
  const { def } = known._zod;
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'nullable':
    case 'readonly':
      return unwrap(def.innerType);
    case 'pipe':
      return unwrap(def.in);
    default:
      return known;
  }
}

/** Schema of the value at a path; undefined where the schema knows no such value. */
export function schemaAt(schema: Schema, path: Path): Schema | undefined {
  let current: Schema | undefined = schema;
  for (const step of path) {
    if (current === undefined) return undefined;
    const def: z.core.$ZodTypes['_zod']['def'] = unwrap(current)._zod.def;
    if (def.type === 'object') current = Object.hasOwn(def.shape, step) ? def.shape[step] : undefined;
    else if (def.type === 'array') current = def.element;
    else if (def.type === 'tuple') current = def.items[Number(step)];
    else return undefined;
  }
  return current;
}

/** Names of the fields of an object schema; empty for other kinds. */
export function fieldNames(schema: Schema | undefined): string[] {
  if (schema === undefined) return [];
  const { def } = unwrap(schema)._zod;
  return def.type === 'object' ? Object.keys(def.shape) : [];
}

/** A copy of a validated value in which `change` was applied to every text for people, and to nothing else. */
export function mapTexts<T>(schema: Schema, value: T, change: (words: string) => string): T {
  return mapped(schema, value, change) as T;
}

function mapped(schema: Schema, value: unknown, change: (words: string) => string): unknown {
  const inner = unwrap(schema);
  if (typeof value === 'string') return (inner as Schema) === text ? change(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  const { def } = inner._zod;
  if (Array.isArray(value)) {
    return value.map((item, i) => {
      const itemSchema = def.type === 'array' ? def.element : def.type === 'tuple' ? def.items[i] : undefined;
      return itemSchema === undefined ? item : mapped(itemSchema, item, change);
    });
  }
  if (def.type !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      const itemSchema = def.shape[name];
      return [name, itemSchema === undefined ? item : mapped(itemSchema, item, change)];
    }),
  );
}
