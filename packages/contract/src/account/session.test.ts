import { expect, it } from 'vitest';
import { secondFactorBodySchema } from './session.ts';

it('takes a code as an app shows it, with a space in the middle', () => {
  expect(secondFactorBodySchema.parse({ code: ' 123 456 ' })).toEqual({ code: '123456' });
});

it.each(['12345', '1234567', '12345a'])('says what to write instead of %s', (code) => {
  expect(() => secondFactorBodySchema.parse({ code })).toThrow('Escribe las seis cifras');
});
