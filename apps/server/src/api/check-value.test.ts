import { appealPromotionBodySchema } from '@va/contract/pilots/ranks.ts';
import { manualReportBodySchema } from '@va/contract/reports/manual-reports.ts';
import { expect, it } from 'vitest';
import { checkValue } from './check-value.ts';
import type { Problem } from './problem.ts';

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
