import { countOf, formatNumber } from '@va/domain/numbers.ts';
import type { z } from 'zod';

/**
 * Our Spanish sentence for the most frequent mistakes; undefined leaves the message to the library's Spanish locale.
 */
export function issueWords(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type' && issue.input === undefined) return MISSING;
  if (issue.code === 'invalid_type') return wrongType(issue.expected);
  if (issue.code === 'invalid_format') return issue.input?.trim() === '' ? MISSING : FORMATS[issue.format];
  if (issue.code === 'too_small') return tooSmall(issue.origin, Number(issue.minimum), issue.inclusive);
  if (issue.code === 'too_big') return tooBig(issue.origin, Number(issue.maximum), issue.inclusive);
  return undefined;
}

const MISSING = 'Falta este valor: escríbelo';

/** Messages for text formats; the library would show the regular expression, which only programmers understand. */
const FORMATS: Readonly<Record<string, string>> = {
  email: 'No es un correo: escríbelo como nombre@ejemplo.es',
  url: 'No es una dirección: escríbela entera, como https://ejemplo.es',
  date: 'No es un día: escríbelo como 2026-11-23',
  datetime: 'No es un momento: escríbelo como 2026-11-22T10:00:00Z',
  regex: 'No tiene la forma que se pide aquí',
};

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

const letters = (count: number) => countOf(count, 'carácter', 'caracteres');
const isNumber = (origin: string) => origin === 'number' || origin === 'int' || origin === 'bigint';
