import type { z } from 'zod';

/** Copies of a value what its schema names. */
export type PickFields = (value: unknown) => unknown;

/** Kinds of values without fields, which their schema changes in nothing. */
const PLAIN: ReadonlySet<string> = new Set(['string', 'number', 'boolean', 'null', 'literal', 'enum']);

/**
 * Strips from answers the fields that their schema does not name, without asking whether the others are what it says: a
 * tenth of the work. What is named is said by the schema alone: no thing with fields leaves where it names none. Where it
 * does more than naming, as with a default, a transformation or a union that no field tells apart, that part is parsed.
 */
export function pickFields(schema: z.core.$ZodType): PickFields {
  const made = new Map<z.core.$ZodType, PickFields>();
  /** Those whose values have no fields, so that a list of them is one to copy as it is. */
  const plain = new Set<PickFields>();
  const of = (one: z.core.$ZodType): PickFields => {
    const before = made.get(one);
    if (before) return before;
    // A schema that names itself finds this until it is made.
    made.set(one, (value) => made.get(one)?.(value));
    const picker = make(one as z.core.$ZodTypes);
    made.set(one, picker);
    return picker;
  };
  const make = (one: z.core.$ZodTypes): PickFields => {
    const parsed: PickFields = (value) => (one as unknown as z.ZodType).parse(value);
    const { def } = one._zod;
    if (changesValues(def)) return parsed;
    switch (def.type) {
      case 'object':
        return def.catchall === undefined ? pickObject(def.shape, of, parsed) : parsed;
      case 'array': {
        const element = of(def.element);
        if (!plain.has(element))
          return (value) => (Array.isArray(value) ? value.map(element) : parsed(value));
        return (value) => (Array.isArray(value) && !value.some(hasFields) ? value : parsed(value));
      }
      case 'nullable':
      case 'optional': {
        const inner = of(def.innerType);
        if (plain.has(inner)) return pickPlain(parsed);
        return (value) => (value === null || value === undefined ? value : inner(value));
      }
      case 'readonly':
        return of(def.innerType);
      case 'record':
        // Keys of other kinds say which there may be.
        return def.keyType._zod.def.type === 'string' && plain.has(of(def.valueType))
          ? (value) => (isThing(value) && !Object.values(value).some(hasFields) ? value : parsed(value))
          : parsed;
      case 'union':
        if (def.options.every((option) => plain.has(of(option)))) return pickPlain(parsed);
        return 'discriminator' in def ? pickOption(one as z.core.$ZodDiscriminatedUnion, of, parsed) : parsed;
      default:
        return PLAIN.has(def.type) ? pickPlain(parsed) : parsed;
    }
  };
  const pickPlain = (parsed: PickFields) => {
    const picker: PickFields = (value) => (hasFields(value) ? parsed(value) : value);
    plain.add(picker);
    return picker;
  };
  return of(schema);
}

/** Whether a schema makes something else of a value before it says what it is, as `trim` does. */
function changesValues(def: z.core.$ZodTypeDef): boolean {
  if ('coerce' in def && def.coerce === true) return true;
  return (def.checks ?? []).some((check) => check._zod.def.check === 'overwrite');
}

function pickObject(
  shape: Readonly<Record<string, z.core.$ZodType>>,
  of: (schema: z.core.$ZodType) => PickFields,
  parsed: PickFields,
): PickFields {
  const fields = Object.entries(shape).map(([name, schema]) => [name, of(schema)] as const);
  return (value) => {
    // Something else stands there than the schema says: it says what.
    if (!isThing(value)) return parsed(value);
    const picked: Record<string, unknown> = {};
    for (const [name, pick] of fields) {
      const field = pick(value[name]);
      if (field !== undefined) picked[name] = field;
    }
    return picked;
  };
}

/** One of several things, as one of their fields tells. */
function pickOption(
  { _zod: { def } }: z.core.$ZodDiscriminatedUnion,
  of: (schema: z.core.$ZodType) => PickFields,
  parsed: PickFields,
): PickFields {
  const pickers = new Map<unknown, PickFields>();
  for (const option of def.options)
    for (const told of option._zod.propValues?.[def.discriminator] ?? []) pickers.set(told, of(option));
  return (value) => ((isThing(value) && pickers.get(value[def.discriminator])) || parsed)(value);
}

function hasFields(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isThing(value: unknown): value is Readonly<Record<string, unknown>> {
  return hasFields(value) && !Array.isArray(value);
}
