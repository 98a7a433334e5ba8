import { appealPromotionBodySchema } from '@va/schemas/api/pilots/promotion-appeals.ts';
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
