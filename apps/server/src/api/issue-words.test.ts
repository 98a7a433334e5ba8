import { expect, it } from 'vitest';
import { callsignSchema } from '@va/contract/shared/values.ts';
import { z } from 'zod';
import { checkValue } from './check-value.ts';
import { Problem } from './problem.ts';

const said = (schema: z.ZodType, value: unknown) => {
  try {
    checkValue(z.object({ value: schema }), { value }, 'body');
  } catch (error) {
    if (error instanceof Problem) return error.message.replaceAll('\u00a0', ' ');
    throw error;
  }
  return 'nothing';
};

it.each([
  [
    'a text that is too short',
    z.string().min(10),
    'no',
    'Es demasiado corto: escribe 10 caracteres como mínimo',
  ],
  ['a text that is empty', z.string().min(1), '', 'Está vacío: escríbelo'],
  [
    'a text that is too long',
    z.string().max(2),
    'abc',
    'Es demasiado largo: escribe 2 caracteres como mucho',
  ],
  ['a missing value', z.string(), undefined, 'Falta este valor: escríbelo'],
  ['a number that is too small', z.number().min(-2.5), -3, 'Escribe -2,5 o más'],
  ['a number that is too big', z.number().max(1000), 1001, 'Escribe 1000 o menos'],
  ['a number on the edge', z.number().gt(0), 0, 'Escribe más de 0'],
  ['a list that is too long', z.array(z.string()).max(1), ['a', 'b'], 'Cabe 1 elemento como mucho'],
  ['a list that is too short', z.array(z.string()).min(2), [], 'Hacen falta 2 elementos como mínimo'],
  [
    'a callsign with a space',
    callsignSchema,
    'abc 017',
    'Escribe de 2 a 12 letras, cifras o guiones, sin espacios',
  ],
  ['an address of mail', z.email(), 'ana@', 'No es un correo: escríbelo como nombre@ejemplo.es'],
  ['an address', z.url(), 'ejemplo', 'No es una dirección: escríbela entera, como https://ejemplo.es'],
  ['a day', z.iso.date(), '23/11/2026', 'No es un día: escríbelo como 2026-11-23'],
  ['an instant', z.iso.datetime(), 'ayer', 'No es un momento: escríbelo como 2026-11-22T10:00:00Z'],
  ['an instant that nobody has typed', z.iso.datetime(), '', 'Falta este valor: escríbelo'],
  ['a code of blanks', z.string().regex(/^a+$/), '  ', 'Falta este valor: escríbelo'],
  ['a text of no given form', z.string().regex(/^a+$/), 'b', 'No tiene la forma que se pide aquí'],
  ['a number that is none', z.number(), 'b', 'Escribe un número'],
  ['a number with decimals', z.int32(), 1.5, 'Escribe un número sin decimales'],
])('says what is wrong with %s, and what to write', (_, schema, value, sentence) => {
  expect(said(schema, value)).toContain(sentence);
});
