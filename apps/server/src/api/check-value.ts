import { capital } from '@va/domain/texts.ts';
import { z } from 'zod';
import type { ProblemErrorBody } from '@va/contract/shared/problem.ts';
import { missingWords } from '@va/contract/shared/named-field.ts';
import { countOf, formatNumber } from '@va/domain/numbers.ts';
import { Problem } from './problem.ts';

const MISSING = 'Falta este valor: escríbelo';

/** Messages for text formats; the library would show the regular expression, which only programmers understand. */
const FORMATS: Readonly<Record<string, string>> = {
  email: 'No es un correo: escríbelo como nombre@ejemplo.es',
  url: 'No es una dirección: escríbela entera, como https://ejemplo.es',
  date: 'No es un día: escríbelo como 2026-11-23',
  datetime: 'No es un momento: escríbelo como 2026-11-22T10:00:00Z',
  regex: 'No tiene la forma que se pide aquí',
};
const letters = (count: number) => countOf(count, 'carácter', 'caracteres');
const isNumber = (origin: string) => origin === 'number' || origin === 'int' || origin === 'bigint';

z.config({ ...z.locales.es(), customError: issueWords });

/**
 * Our Spanish sentence for the most frequent mistakes; undefined leaves the message to the library's Spanish locale.
 */
function issueWords(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type' && issue.input === undefined) return MISSING;
  if (issue.code === 'invalid_type') return wrongType(issue.expected);
  if (issue.code === 'invalid_format') return issue.input?.trim() === '' ? MISSING : FORMATS[issue.format];
  if (issue.code === 'too_small') return tooSmall(issue.origin, Number(issue.minimum), issue.inclusive);
  if (issue.code === 'too_big') return tooBig(issue.origin, Number(issue.maximum), issue.inclusive);
  return undefined;
}

function wrongType(expected: string): string | undefined {
  if (expected === 'int') return 'Escribe un número sin decimales';
  return expected === 'number' || expected === 'nan' ? 'Escribe un número' : undefined;
}

function tooSmall(origin: string, least: number, inclusive = true): string | undefined {
  if (origin === 'string')
    return least === 1
      ? 'Está vacío: escríbelo'
      : `Es demasiado corto: escribe ${letters(least)} como mínimo`;
  if (origin === 'array')
    return `${least === 1 ? 'Hace' : 'Hacen'} falta ${countOf(least, 'elemento', 'elementos')} como mínimo`;
  return isNumber(origin)
    ? `Escribe ${inclusive ? '' : 'más de '}${formatNumber(least)}${inclusive ? ' o más' : ''}`
    : undefined;
}

function tooBig(origin: string, most: number, inclusive = true): string | undefined {
  if (origin === 'string') return `Es demasiado largo: escribe ${letters(most)} como mucho`;
  if (origin === 'array')
    return `${most === 1 ? 'Cabe' : 'Caben'} ${countOf(most, 'elemento', 'elementos')} como mucho`;
  return isNumber(origin)
    ? `Escribe ${inclusive ? '' : 'menos de '}${formatNumber(most)}${inclusive ? ' o menos' : ''}`
    : undefined;
}

/**
 * Checks what the caller sent and returns it in the schema's shape. Throws a problem that names every wrong value;
 * wrong values of the path are «not found» (404), since no such address exists.
 */
export function checkValue<S extends z.ZodType>(
  schema: S | undefined,
  value: unknown,
  part: 'params' | 'query' | 'body',
): z.output<S> {
  if (!schema) {
    const unasked = typeof value === 'object' && value !== null ? Object.keys(value) : [];
    if (part !== 'params' && unasked.length > 0)
      throw invalid(unasked.map((name) => ({ pointer: `/${escape(name)}`, message: NOT_KNOWN })));
    return undefined as z.output<S>;
  }
  const checked = schema.safeParse(value);
  if (checked.success) return checked.data;
  if (part === 'params') throw new Problem('no-encontrado');
  throw invalid(
    oneAField(
      checked.error.issues.flatMap((issue) => issueErrors(issue, missingAt(schema, value, issue.path))),
    ),
  );
}

/** Keeps the first error of each field: one correction often mends the others too, and a form marks a field once. */
function oneAField(errors: readonly ProblemErrorBody[]): ProblemErrorBody[] {
  const seen = new Set<string>();
  return errors.filter(({ pointer }) => !seen.has(pointer) && seen.add(pointer));
}

/** The schema's message for an empty field; undefined when the field is not empty or its schema has no such message. */
function missingAt(schema: z.ZodType, value: unknown, path: readonly PropertyKey[]): string | undefined {
  let found: unknown = value;
  for (const step of path)
    found = typeof found === 'object' && found !== null ? Reflect.get(found, step) : undefined;
  const isBlank = found === undefined || (typeof found === 'string' && found.trim() === '');
  return isBlank ? missingWords(schema, path) : undefined;
}

const NOT_KNOWN = 'Este campo no existe: quítalo';

function invalid(errors: ProblemErrorBody[]): Problem {
  const count =
    errors.length === 1 ? 'Hay un valor que corregir' : `Hay ${errors.length} valores que corregir`;
  const shown = errors.slice(0, 20);
  const which = errors.length === 1 ? '' : 'El primero: ';
  return new Problem('datos-no-validos', {
    detail: `${count}. ${which}${shown[0]?.message}.`,
    errors: shown,
  });
}

function issueErrors(issue: z.core.$ZodIssue, missing: string | undefined): ProblemErrorBody[] {
  const pointer = issue.path.map((step) => `/${escape(String(step))}`).join('');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ pointer: `${pointer}/${escape(key)}`, message: NOT_KNOWN }));
  // Shared with the check of the content, which says them within a sentence.
  return [{ pointer, message: missing ?? capital(issue.message) }];
}

const escape = (step: string) => step.slice(0, 100).replaceAll('~', '~0').replaceAll('/', '~1');
