import type { z } from 'zod';

/** Copies of a value what its schema names. */
export type PickFields = (value: unknown) => unknown;

/** What holds no fields stays as it is. */
const asItIs: PickFields = (value) => value;

/** Kinds of values without fields, which their schema changes in nothing. */
const PLAIN: ReadonlySet<string> = new Set(['string', 'number', 'boolean', 'null', 'literal', 'enum', 'int']);

/**
 * Strips from answers the fields that their schema does not name, without asking whether the others are what it says: a
 * tenth of the work. What is named is said by the schema alone; where it does more than naming, as with a default, a
 * transformation or a union that nothing tells apart, that part is parsed.
 */
export function pickFields(schema: z.core.$ZodType): PickFields {
  const made = new Map<z.core.$ZodType, PickFields>();
  const of = (one: z.core.$ZodType): PickFields => {
    const before = made.get(one);
    if (before) return before;
    // A schema that names itself finds this until it is made.
    made.set(one, (value) => (made.get(one) ?? asItIs)(value));
    const picker = make(one as z.core.$ZodTypes);
    made.set(one, picker);
    return picker;
  };
  const make = (one: z.core.$ZodTypes): PickFields => {
    const parsed: PickFields = (value) => (one as unknown as z.ZodType).parse(value);
    const { def } = one._zod;
    switch (def.type) {
      case 'object':
        return def.catchall === undefined ? pickObject(def.shape, of, parsed) : parsed;
      case 'array':
        return pickArray(of(def.element), parsed);
      case 'nullable':
      case 'optional': {
        const inner = of(def.innerType);
        if (inner === asItIs) return asItIs;
        return (value) => (value === null || value === undefined ? value : inner(value));
      }
      case 'readonly':
        return of(def.innerType);
      case 'record': {
        const inner = of(def.valueType);
        return inner === asItIs ? asItIs : parsed;
      }
      case 'union':
        return def.options.every((option) => of(option) === asItIs) ? asItIs : parsed;
      default:
        return isPlain(def) ? asItIs : parsed;
    }
  };
  return of(schema);
}

/** Whether a schema without fields only says what a value is, and changes nothing of it. */
function isPlain(def: z.core.$ZodTypeDef): boolean {
  if (!PLAIN.has(def.type) || ('coerce' in def && def.coerce === true)) return false;
  return (def.checks ?? []).every((check) => check._zod.def.check !== 'overwrite');
}

function pickObject(
  shape: Readonly<Record<string, z.core.$ZodType>>,
  of: (schema: z.core.$ZodType) => PickFields,
  parsed: PickFields,
): PickFields {
  const fields = Object.entries(shape).map(([name, schema]) => [name, of(schema)] as const);
  return (value) => {
    // Something else stands there than the schema says: it says what.
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return parsed(value);
    const picked: Record<string, unknown> = {};
    for (const [name, pick] of fields) {
      const field: unknown = Reflect.get(value, name);
      if (field !== undefined) picked[name] = pick(field);
    }
    return picked;
  };
}

function pickArray(element: PickFields, parsed: PickFields): PickFields {
  return (value) => {
    if (!Array.isArray(value)) return parsed(value);
    return element === asItIs ? value : value.map(element);
  };
}
