import type { z } from 'zod';

/** Copies those fields of a value that its schema names. */
export type PickFields = (value: unknown) => unknown;

/** Schema kinds whose values have no fields and pass unchanged. */
const PLAIN: ReadonlySet<string> = new Set(['string', 'number', 'boolean', 'null', 'literal', 'enum']);

/**
 * Makes a function that strips from answers the fields that their schema does not name, without validating the others:
 * that costs a tenth of parsing. Only named fields ever leave the server. A part whose schema does more than name
 * fields (a default, a transformation, a union without a discriminating field) is parsed.
 */
export function pickFields(schema: z.core.$ZodType): PickFields {
  const made = new Map<z.core.$ZodType, PickFields>();
  /** Pickers of values without fields; a list of such values is copied as it is. */
  const plain = new Set<PickFields>();
  const of = (one: z.core.$ZodType): PickFields => {
    const before = made.get(one);
    if (before) return before;
    // A recursive schema finds this placeholder while its own picker is being made.
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

/** Whether a schema changes the value while checking it, as `trim` does. */
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
    // The value is not the object that the schema describes: parsing throws the error that explains it.
    if (!isThing(value)) return parsed(value);
    const picked: Record<string, unknown> = {};
    for (const [name, pick] of fields) {
      const field = pick(value[name]);
      if (field !== undefined) picked[name] = field;
    }
    return picked;
  };
}

/** Picks the fields of the union's option that the discriminating field names; parses a value that names none. */
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

/** True only in the build for production; tests and development do not define it. */
declare const __BUILT_FOR_USE__: true | undefined;

/**
 * Makes a function that reduces an endpoint's answer to the fields that its schema names. In tests and development it
 * also validates the answer, and checks that stripping alone gives the same; in production it only strips, which costs
 * a tenth of validating a long list.
 */
export function answerBody(
  schema: z.ZodType,
  onlyStripped = typeof __BUILT_FOR_USE__ !== 'undefined',
): (said: unknown) => unknown {
  // Built on the first answer: there are hundreds of endpoints, and a new server soon answers only a few.
  let pick: ((said: unknown) => unknown) | undefined;
  return (said) => {
    pick ??= pickFields(schema);
    if (onlyStripped) return pick(said);
    const parsed = schema.parse(said);
    if (JSON.stringify(pick(said)) !== JSON.stringify(parsed))
      throw new Error('Stripping an answer gives something else than its schema.');
    return parsed;
  };
}
