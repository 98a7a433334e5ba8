import { z } from 'zod';
import { appealPromotionBodySchema } from '@va/contract/pilots/ranks.ts';
import { manualReportBodySchema } from '@va/contract/reports/manual-reports.ts';
import { expect, it } from 'vitest';
import { callsignSchema } from '@va/contract/shared/values.ts';
import { checkValue } from './check-value.ts';
import { Problem } from './problem.ts';

it('says what is wrong with a value as a sentence of its own, by the field and for the whole', () => {
  const sent = { text: 'La verificación la pasé el 3 de mayo.', evidence: ['http://ejemplo.org'] };
  const refused = () => checkValue(appealPromotionBodySchema, sent, 'body');
  const message = 'Escribe un enlace que empiece por https://';
  expect(refused).toThrow(
    expect.objectContaining<Partial<Problem>>({
      message: `Hay un valor que corregir. ${message}.`,
      extras: expect.objectContaining({ errors: [{ pointer: '/evidence/0', message }] }),
    }),
  );
});

const refusal = (body: object) => {
  try {
    checkValue(manualReportBodySchema, body, 'body');
  } catch (error) {
    return error as Problem;
  }
  throw new Error('It was taken.');
};

const BLANK = {
  depIcao: 'Falta el aeropuerto de salida',
  arrIcao: 'Falta el aeropuerto de llegada',
  registration: 'Falta el avión',
  offBlock: 'Falta la hora de fuera calzos',
  takeoff: 'Falta la hora de despegue',
  landing: 'Falta la hora de la toma',
  onBlock: 'Falta la hora en calzos',
};

it.each([
  ['is not there', undefined],
  ['is empty', ''],
  ['is blank', '  '],
])('names each field that %s, and counts it once', (_, typed) => {
  const body = Object.fromEntries(Object.keys(BLANK).map((name) => [name, typed]));
  const { message, extras } = refusal({ ...body, comment: '' });
  expect(message).toBe('Hay 7 valores que corregir. El primero: Falta el aeropuerto de salida.');
  expect(extras?.['errors']).toEqual(
    Object.entries(BLANK).map(([name, words]) => ({ pointer: `/${name}`, message: words })),
  );
});

it('says what is wrong with what is written, not that it is missing', () => {
  const typed = { depIcao: 'Madrid', arrIcao: 'L', number: null };
  const times = { offBlock: 'ayer', takeoff: 'ayer', landing: 'ayer', onBlock: 'ayer' };
  const { extras } = refusal({ ...typed, ...times, registration: 'EC-LZD' });
  expect(extras?.['errors']).toEqual([
    { pointer: '/depIcao', message: 'Escribe un código OACI de cuatro letras' },
    { pointer: '/arrIcao', message: 'Escribe un código OACI de cuatro letras' },
    { pointer: '/number', message: 'Escribe un número' },
    ...Object.keys(times).map((name) => ({
      pointer: `/${name}`,
      message: 'No es un momento: escríbelo como 2026-11-22T10:00:00Z',
    })),
  ]);
});

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
