import fc from 'fast-check';
import { z } from 'zod';
import type { Endpoint } from '#server/api/endpoint.ts';

/** A request as it is played. */
export interface Played {
  method: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** What requests are made of: chance, what was seen, and what whoever asks would write. */
export interface Making {
  below(most: number): number;
  /** Ids, codes, callsigns and the like that answers held, whoever's they are. */
  names: readonly string[];
  now: Date;
  /** A text of theirs for a field. */
  text(field: string): string;
}

interface Shape {
  $ref?: string;
  $defs?: Record<string, Shape>;
  type?: string | string[];
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  items?: Shape;
  properties?: Record<string, Shape>;
  required?: string[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

const shapes = new WeakMap<z.ZodType, Shape>();

function shapeOf(schema: z.ZodType): Shape {
  const known = shapes.get(schema);
  if (known) return known;
  const made: Shape = JSON.parse(
    JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
  );
  shapes.set(schema, made);
  return made;
}

/** A request that the endpoint would look at: its address from what was seen, its values from what it says it takes. */
export function makeRequest(endpoint: Endpoint, making: Making): Played {
  const { method, path, query, body, needsVersion } = endpoint;
  const given = namesFor(endpoint, making);
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(given[name] ?? ''));
  const asked = query && making.below(3) > 0 ? valueOf(shapeOf(query), making) : {};
  const search = new URLSearchParams(
    Object.entries(Object(asked)).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return {
    method: method.toUpperCase(),
    path: search === '' ? address : `${address}?${search}`,
    ...(body && { body: valueOf(shapeOf(body), making) }),
    ...(needsVersion && { headers: { 'If-Match': `"v${1 + making.below(4)}"` } }),
  };
}

/** Names that were seen and have the form that the address asks for; now and then some that have not. */
function namesFor({ path, params }: Endpoint, { below, names }: Making): Record<string, string> {
  const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const some = () => Object.fromEntries(parts.map((part) => [part, names[below(names.length)] ?? '']));
  let given = some();
  for (let tries = 0; tries < 60 && params?.safeParse(given).success === false; tries += 1) given = some();
  return given;
}

function valueOf(shape: Shape, making: Making, field = '', root = shape): unknown {
  const deeper = (inner: Shape, name = field) => valueOf(inner, making, name, root);
  const one = <T>(list: readonly T[]): T | undefined => list[making.below(list.length)];
  if (shape.$ref !== undefined) return deeper(root.$defs?.[shape.$ref.replace('#/$defs/', '')] ?? {});
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return one(shape.enum);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return deeper(one(choices) ?? {});
  if (shape.allOf) return Object.assign({}, ...shape.allOf.map((part) => deeper(part)));
  const type = Array.isArray(shape.type) ? one(shape.type) : shape.type;
  switch (type) {
    case 'object': {
      const { properties = {}, required = [] } = shape;
      const kept = Object.entries(properties).filter(
        ([name]) => required.includes(name) || making.below(2) === 0,
      );
      return Object.fromEntries(kept.map(([name, inner]) => [name, deeper(inner, name)]));
    }
    case 'array': {
      const { minItems = 0, maxItems = 3 } = shape;
      const length = Math.min(maxItems, minItems + making.below(3));
      return Array.from({ length }, () => deeper(shape.items ?? {}));
    }
    case 'integer':
    case 'number':
      return numberOf(shape, type, making);
    case 'boolean':
      return making.below(2) === 0;
    case 'string':
      return textOf(shape, making, field);
    case 'null':
      return null;
    default:
      return making.text(field);
  }
}

function numberOf({ minimum = -1000, maximum = 100_000 }: Shape, type: string, { below }: Making): number {
  const [least, most] = [Math.max(minimum, -1e9), Math.min(maximum, 1e9)];
  const edges = [least, most, Math.min(most, Math.max(least, 1))];
  const chosen = below(3) === 0 ? (edges[below(3)] ?? least) : least + below(Math.max(1, most - least + 1));
  return type === 'integer' ? Math.trunc(chosen) : chosen;
}

function textOf(shape: Shape, making: Making, field: string): string {
  const { format, pattern, minLength = 0, maxLength = 4000 } = shape;
  const { below, names, now } = making;
  const at = new Date(now.getTime() + (below(120) - 60) * 3_600_000).toISOString();
  if (format === 'date-time') return at;
  if (format === 'date') return at.slice(0, 10);
  if (format === 'email') return `${field}${below(5)}@ejemplo.org`;
  // A host that nobody has: nothing is asked there.
  if (format === 'uri') return `https://nadie${below(5)}.invalid/x`;
  const seen = names.filter((name) => name.length >= minLength && name.length <= maxLength);
  const fits = pattern === undefined ? seen : seen.filter((name) => new RegExp(pattern, 'u').test(name));
  if (format === 'uuid' || pattern !== undefined)
    return fits.length > 0 && below(4) > 0 ? (fits[below(fits.length)] ?? '') : matching(pattern, below(1e9));
  if (fits.length > 0 && below(4) === 0) return fits[below(fits.length)] ?? '';
  return making.text(field).padEnd(minLength, ' x').slice(0, maxLength);
}

/** A text of a pattern; of one that is beyond the generator, none. */
function matching(pattern: string | undefined, seed: number): string {
  try {
    const [text = ''] = fc.sample(fc.stringMatching(new RegExp(pattern ?? '^[0-9a-f-]{36}$', 'u')), {
      numRuns: 1,
      seed,
    });
    return text;
  } catch {
    return '';
  }
}
