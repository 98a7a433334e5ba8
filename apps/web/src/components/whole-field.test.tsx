import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WholeField } from './whole-field.tsx';

it.each([
  ['10.000', ''],
  ['10.001', 'Escribe un número entero, de 1 a 10\u202f000.'],
  ['0x10', 'Escribe un número entero, de 1 a 10\u202f000.'],
  ['1e3', 'Escribe un número entero, de 1 a 10\u202f000.'],
])('says of %s: «%s»', (value, sentence) => {
  render(<WholeField label="Puntos" least={1} most={10_000} required value={value} onChange={() => {}} />);
  expect(screen.getByLabelText<HTMLInputElement>('Puntos').validationMessage).toBe(sentence);
});
