// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { codesOf } from './typed-codes.ts';

it.each([
  ['levc, lepa, LEIB'],
  ['LEVC LEPA LEIB'],
  ['levc;lepa;leib;'],
  [' LEVC-lepa\n leib '],
  ['LEVC , ; LEPA\tLEIB'],
])('reads «%s» as three codes', (typed) => {
  expect(codesOf(typed)).toEqual(['LEVC', 'LEPA', 'LEIB']);
});

it('keeps what is no code in one piece, for the server to refuse', () => {
  expect(codesOf('Málaga')).toEqual(['MÁLAGA']);
  expect(codesOf(' ,; ')).toEqual([]);
});

it.each(['events/event-form.tsx', 'notices/notice-form.tsx', 'tours/tour-fields.tsx'])(
  'says in %s in the same words how codes are told apart',
  (file) => {
    const text = readFileSync(join(import.meta.dirname, '../features', file), 'utf8');
    expect(text).toContain('${CODES_HINT}');
    expect(text).not.toMatch(/separad[oa]s por/);
  },
);
