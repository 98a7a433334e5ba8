import fc from 'fast-check';
import { z } from 'zod';

/** What values are made of: chance, what was seen, and what whoever asks would write. */
export interface Making {
  below(most: number): number;
  /** Ids, codes, callsigns and the like that answers held, whoever's they are. */
  names: readonly string[];
  now: Date;
  /** A text of theirs for a field. */
  text(field: string): string;
  /** Fields that a thing has besides those that its schema names; none without it. */
  unnamed?(): Record<string, unknown>;
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
  additionalProperties?: Shape | boolean;
  propertyNames?: Shape;
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

/** A value that a schema names: each thing with what it must have and some of what it may have. */
export function madeValue(schema: z.ZodType, making: Making): unknown {
  return valueOf(shapeOf(schema), making);
}

/** Numbers below others, by chance: the same seed makes the same ones. */
export function chanceOf(seed: number): Making['below'] {
  let state = seed;
  return (most) => {
    // A step of a linear generator.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
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
      const { properties = {}, required = [], additionalProperties: others, propertyNames } = shape;
      const kept = Object.entries(properties).filter(
        ([name]) => required.includes(name) || making.below(2) === 0,
      );
      const named = Object.fromEntries(kept.map(([name, inner]) => [name, deeper(inner, name)]));
      if (others === undefined) return { ...making.unnamed?.(), ...named };
      if (typeof others === 'boolean' || !propertyNames) return named;
      for (const name of propertyNames.enum ?? [deeper(propertyNames)]) named[String(name)] = deeper(others);
      return named;
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
    return fits.length > 0 && below(4) > 0 ? (fits[below(fits.length)] ?? '') : matching(pattern, below);
  if (fits.length > 0 && below(4) === 0) return fits[below(fits.length)] ?? '';
  return making.text(field).padEnd(minLength, ' x').slice(0, maxLength);
}

/** Some texts of each pattern: to make one takes long. */
const texts = new Map<string, readonly string[]>();
const TEXTS = 25;

/** A text of a pattern; of one that is beyond the generator, none. */
function matching(pattern = '^[0-9a-f-]{36}$', below: Making['below']): string {
  let some = texts.get(pattern);
  if (!some) texts.set(pattern, (some = textsOf(pattern)));
  return some[below(some.length)] ?? '';
}

function textsOf(pattern: string): readonly string[] {
  try {
    return fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), { numRuns: TEXTS, seed: TEXTS });
  } catch {
    return [];
  }
}
