/** One Spanish sentence or two for each thing zod finds: what is wrong, and what to write. */
import { z } from 'zod';
import { capital } from '@va/domain/texts.ts';
import { choices, expected, found, quoted } from './expected.ts';
import { didYouMean, nearest } from '@va/domain/nearest.ts';
import { fieldNames, schemaAt, unwrap } from '../schema-walk.ts';
import type { Path } from '../yaml/yaml-file.ts';

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

/** Stands for «the schema has no message of its own» in issues that `describeIssue` gets. */
export const NO_OWN_MESSAGE = '\u0000';

/** What a sentence needs to know beside the issue. */
export interface IssueContext {
  schema: z.core.$ZodType;
  /** Value at the issue's path. */
  value: unknown;
  /** The value as written in the file, when it is a single one. */
  written: string | undefined;
}

/** The sentence for an issue, without place; unknown fields have their own, `describeUnknownField`. */
export function describeIssue(issue: z.core.$ZodIssue, context: IssueContext): string {
  const field = schemaAt(context.schema, issue.path as Path);
  const { value } = context;
  const straight = withoutCurlyQuotes(value, field);
  if (straight !== undefined) return straight;
  if (value === undefined && issue.code !== 'too_small') {
    const name = issue.path.at(-1);
    return typeof name === 'string'
      ? `falta este campo. Añade «${name}»: ${lower(advice(field))}.`
      : `falta este elemento. ${advice(field)}.`;
  }
  if (value === null && issue.path.length === 0) return `el archivo está vacío. ${advice(field)}.`;
  if (value === null)
    return `no tiene valor. ${advice(field)}${canBeLeftOut(field) ? ', o borra la línea' : ''}.`;
  const own = unionMessage(field) ?? issue.message;
  if (own !== NO_OWN_MESSAGE) return ownMessage(own, value, field);
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(field, context);
    case 'too_small':
    case 'too_big':
      return wrongSize(issue, value, field);
    case 'invalid_value':
      return oneOf(typeof value === 'object' ? found(value) : quoted(value), issue.values, value);
    case 'not_multiple_of':
      return `${quoted(value)} no es múltiplo de ${issue.divisor}. Escribe un múltiplo de ${issue.divisor}.`;
    case 'invalid_format':
      return `${quoted(value)} no tiene la forma que se espera. ${advice(field)}.`;
    case 'invalid_key':
    case 'invalid_element':
    case 'invalid_union':
    case 'custom':
    case 'unrecognized_keys':
      return `${found(value)} no vale aquí. ${advice(field)}.`;
  }
}

/** The sentence for a field the schema does not have. */
export function describeUnknownField(
  name: string,
  schema: z.core.$ZodType,
  owner: Path,
  present: object,
): string {
  const known = fieldNames(schemaAt(schema, owner));
  const free = known.filter((field) => !Object.hasOwn(present, field));
  const meant = nearest(name, known);
  if (meant !== undefined) return `no es un campo conocido. ¿Querías escribir «${meant}»? Si no, bórralo.`;
  if (free.length === 0) return 'no es un campo conocido. Bórralo.';
  const which = free.length === 1 ? 'este' : 'uno de estos';
  return `no es un campo conocido. Bórralo o usa ${which}: ${choices(free)}.`;
}

function canBeLeftOut(field: z.core.$ZodType | undefined): boolean {
  const type = field?._zod.def.type;
  return type === 'optional' || type === 'default';
}

/** Message of a field that takes one of several things; zod would tell only of the last of them. */
function unionMessage(field: z.core.$ZodType | undefined): string | undefined {
  if (field === undefined || unwrap(field)._zod.def.type !== 'union') return undefined;
  const refusal = z.safeParse(field, null, { error: () => NO_OWN_MESSAGE }).error?.issues[0];
  return refusal?.code === 'invalid_union' ? refusal.message : undefined;
}

/** A rule's own words, `no es un código OACI: escribe …`, as two sentences with the value in front. */
function ownMessage(message: string, value: unknown, field: z.core.$ZodType | undefined): string {
  const cut = message.indexOf(': ');
  const [what, order] = cut < 0 ? [message, ''] : [message.slice(0, cut), message.slice(cut + 2)];
  if (what.startsWith('escribe '))
    return typeof value === 'object'
      ? `${found(value)} no vale aquí. ${capital(what)}.`
      : `${quoted(value)} no vale. ${capital(what)}.`;
  const subject = typeof value === 'object' || value === '' ? '' : `${quoted(value)} `;
  if (order !== '') return `${subject}${what}. ${capital(order)}.`;
  return `${subject}${what}. ${advice(field)}.`;
}

function wrongType(field: z.core.$ZodType | undefined, { value, written }: IssueContext): string {
  if (field === undefined) return `${found(value)} no vale aquí. Bórralo.`;
  const { type } = unwrap(field)._zod.def;
  const clash = `se esperaba ${expected(field)} y hay ${found(value)}.`;
  switch (type) {
    case 'string':
      return typeof value === 'object'
        ? `${clash} ${advice(field)}.`
        : `${clash} Escríbelo entre comillas: "${written ?? quoted(value)}".`;
    case 'number':
      return typeof value === 'string'
        ? `${clash} ${numberAdvice(value, field)}`
        : `${clash} ${advice(field)}.`;
    case 'array':
    case 'tuple':
      return `${clash} Empieza cada elemento por «- » o encierra la lista entre corchetes.`;
    default:
      return `${clash} ${advice(field)}.`;
  }
}

/** A value between “curly” quotes, which YAML takes for letters, and that would do without them. */
function withoutCurlyQuotes(value: unknown, field: z.core.$ZodType | undefined): string | undefined {
  const inner = typeof value === 'string' ? /^[“”„‟‘’](.*)[“”‟‘’]$/u.exec(value.trim())?.[1] : undefined;
  if (inner === undefined || field === undefined) return undefined;
  const what = `${quoted(value)} lleva comillas tipográficas.`;
  if (z.safeParse(field, inner).success) return `${what} Escribe comillas rectas: "${inner}".`;
  return z.safeParse(field, Number(inner)).success ? `${what} Escríbelo sin comillas: ${inner}.` : undefined;
}

/** `{ lat: 40,47 }` is the field «lat» and another one called «47»: the sentence for it, and the field that is meant. */
export function decimalComma(line: string, name: string): { field: string; text: string } | undefined {
  const found = [...line.matchAll(/([\w-]+): *(-?\d+),(\d+)\b/g)].find(
    ([, , , decimals]) => decimals === name,
  );
  if (found === undefined) return undefined;
  const [, field = '', whole, decimals] = found;
  return {
    field,
    text: `«${whole},${decimals}» lleva coma decimal. Escribe un punto: ${whole}.${decimals}.`,
  };
}

/** What to write instead of a text such as `77 000 kg`: the number itself where there is no doubt about it. */
function numberAdvice(written: string, field: z.core.$ZodType): string {
  if (!/\d/.test(written)) return 'Escríbelo con cifras.';
  const [, whole = '', decimals] =
    /^\s*(-?\d{1,3}(?:[ \u00a0\u202f]\d{3})+|-?\d+)(?:(?:,|\.(?!\d{3}\b))(\d+))?\s*[^\d.,]*$/u.exec(
      written,
    ) ?? [];
  const meant = `${whole.replaceAll(/\s/g, '')}${decimals === undefined ? '' : `.${decimals}`}`;
  if (/^-?\d+,\d+$/.test(written.trim()) && z.safeParse(field, Number(meant)).success)
    return `La coma decimal es un punto: escribe ${meant}.`;
  return meant !== '' && z.safeParse(field, Number(meant)).success
    ? `Escríbelo sin comillas, unidad ni espacios: ${meant}.`
    : 'Escríbelo sin comillas, unidad ni espacios; la coma decimal es un punto.';
}

function wrongSize(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  value: unknown,
  field: z.core.$ZodType | undefined,
): string {
  const small = issue.code === 'too_small';
  const limit = String(small ? issue.minimum : issue.maximum);
  if (Array.isArray(value)) {
    const exact = field !== undefined && unwrap(field)._zod.def.type === 'tuple';
    const size = value.length === 1 ? 'tiene 1 elemento' : `tiene ${value.length} elementos`;
    if (exact) return `la lista ${size}. Escribe exactamente ${limit}.`;
    if (value.length === 0) return 'la lista está vacía. Escribe al menos un elemento.';
    return `la lista ${size}. Escribe ${small ? 'al menos' : 'como mucho'} ${limit}.`;
  }
  if (typeof value === 'string') {
    return `${quoted(value)} es demasiado ${small ? 'corto' : 'largo'}. Escribe ${small ? 'al menos' : 'como mucho'} ${limit} caracteres.`;
  }
  return `${quoted(value)} es demasiado ${small ? 'pequeño' : 'grande'}. ${advice(field)}.`;
}

function oneOf(subject: string, values: readonly unknown[], value: unknown): string {
  const asked = typeof value === 'string' ? didYouMean(value, values.map(String)) : '';
  const hint = asked && ` ${asked}`;
  if (values.length === 1) return `${subject} no vale aquí.${hint} Escribe ${String(values[0])}.`;
  return `${subject} no es una de las opciones.${hint} Escribe una de estas: ${choices(values)}.`;
}

function lower(words: string): string {
  return words.charAt(0).toLocaleLowerCase('es') + words.slice(1);
}
