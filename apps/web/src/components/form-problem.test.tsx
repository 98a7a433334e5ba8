import { render, screen } from '@testing-library/react';
import { TextField } from '@va/ui/controls/field.tsx';
import { expect, it } from 'vitest';
import { ApiProblem } from '#app/lib/problem.ts';
import { FormProblem } from './form-problem.tsx';

const refusal = new ApiProblem({
  type: 'about:blank',
  title: 'No vale',
  status: 422,
  code: 'datos-no-validos',
  instance: 'urn:request:1',
  detail: 'XXXX no es un aeropuerto de la red.',
});

const form = (error: unknown, wrong?: string) => (
  <form>
    <FormProblem error={error} />
    <TextField label="Nombre" />
    <TextField label="Aeropuertos" error={wrong} />
  </form>
);

it('leads to the field that was refused, and to the words where it is none', () => {
  const { rerender } = render(form(null));
  rerender(form(refusal, 'No es de la red.'));
  expect(document.activeElement).toBe(screen.getByLabelText('Aeropuertos'));
  screen.getByLabelText('Aeropuertos').blur();
  rerender(form(null));
  rerender(form(refusal));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

it.each(['dialog', 'section', 'li'] as const)('leads to the field that was refused in a %s', (Whole) => {
  const act = (error: unknown) => (
    <Whole>
      <TextField label="Motivo" error={error ? 'Es demasiado corto.' : undefined} />
      <FormProblem error={error} />
    </Whole>
  );
  const { rerender } = render(act(null));
  rerender(act(refusal));
  expect(document.activeElement).toBe(screen.getByLabelText('Motivo'));
});

it('leaves alone who types meanwhile', () => {
  const { rerender } = render(form(null));
  screen.getByLabelText('Nombre').focus();
  rerender(form(refusal, 'No es de la red.'));
  expect(document.activeElement).toBe(screen.getByLabelText('Nombre'));
});
