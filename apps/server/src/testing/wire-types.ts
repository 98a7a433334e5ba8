/** What a strict client, in a typed language, makes of an answer. */

/**
 * A type of a field: `int` is a number without fraction, `float` any number; `?` behind it allows null too. `id` is a text of
 * 16 characters at most; `instant` one like `2026-11-22T10:05:00Z`. An object is a record of fields, all of which are there;
 * `[type]` is a list, `{ '*': type }` an object with any names.
 */
export type WireType = string | readonly [WireType] | { readonly [field: string]: WireType };

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00:00)$/;

const CHECKS: Readonly<Record<string, (value: unknown) => boolean>> = {
  int: Number.isInteger,
  float: (value) => typeof value === 'number',
  string: (value) => typeof value === 'string',
  bool: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  id: (value) => typeof value === 'string' && value !== '' && value.length <= 16,
  instant: (value) => typeof value === 'string' && INSTANT.test(value),
  any: () => true,
};

/** A type that null may stand for. */
export const orNull = (type: WireType): WireType => ({ '?': type });

/** What a strict client would stumble over in an answer, each with its place; empty when it reads all of it. */
export function stumbles(value: unknown, type: WireType, at = '$'): string[] {
  if (typeof type === 'string') {
    const name = type.replace(/\?$/, '');
    if (name !== type && value === null) return [];
    return CHECKS[name]?.(value) === true ? [] : [`${at}: ${JSON.stringify(value)} is no ${type}`];
  }
  if (isList(type)) {
    if (!Array.isArray(value)) return [`${at} is no list`];
    return value.flatMap((item: unknown, i) => stumbles(item, type[0], `${at}[${i}]`));
  }
  if (type['?'] !== undefined) return value === null ? [] : stumbles(value, type['?'], at);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${at} is no object`];
  const fields = new Map<string, unknown>(Object.entries(value));
  const { '*': any, ...named } = type;
  const missing = Object.keys(named).filter((name) => !fields.has(name));
  return [
    ...missing.map((name) => `${at}.${name} is missing`),
    ...[...fields].flatMap(([name, item]) => {
      const known = named[name] ?? any;
      return known === undefined ? [`${at}.${name} is unknown`] : stumbles(item, known, `${at}.${name}`);
    }),
  ];
}

function isList(type: WireType): type is readonly [WireType] {
  return Array.isArray(type);
}
