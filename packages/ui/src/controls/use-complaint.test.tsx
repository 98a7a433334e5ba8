import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { sentenceOf } from './complaint.ts';
import { TextField } from './field.tsx';
import { TextAreaField } from './text-area-field.tsx';

it('says in our own sentences what is missing, leads to the first field, and sends what has been put right', async () => {
  const send = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <TextField label="Nombre" hint="El de siempre." required />
      <TextField label="Correo" type="email" />
      <button type="submit">Guardar</button>
    </form>,
  );
  const user = userEvent.setup({ delay: null });
  const [name, mail] = [screen.getByLabelText('Nombre'), screen.getByLabelText('Correo')];
  await user.type(mail, 'ana');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Está vacío: escríbelo.')).toBeDefined();
  expect(await screen.findByText('No es un correo: escríbelo como nombre@ejemplo.es.')).toBeDefined();
  expect(document.activeElement).toBe(name);
  expect(name.getAttribute('aria-invalid')).toBe('true');
  const described = name.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'El de siempre.',
    'Está vacío: escríbelo.',
  ]);
  expect(send).not.toHaveBeenCalled();
  await user.type(name, 'Ana');
  expect(screen.queryByText('Está vacío: escríbelo.')).toBeNull();
  await user.type(mail, '@ejemplo.es');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(send).toHaveBeenCalledOnce();
});

it('keeps the end of a long text that is pasted, and says by how much it is too long', async () => {
  const send = vi.fn();
  render(
    <form onSubmit={send}>
      <TextAreaField label="Motivo" maxLength={5} value="sobra esto" onChange={() => {}} />
      <button type="submit">Guardar</button>
    </form>,
  );
  expect(screen.getByText('Sobran 5 de 10 caracteres.')).toBeDefined();
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Guardar' }));
  expect(send).not.toHaveBeenCalled();
});

/** A form with one field, which is asked whether it may be sent. */
function showField(props: ComponentProps<typeof TextField>) {
  const form = (changes?: Partial<typeof props>) => (
    <form>
      <TextField onChange={() => {}} {...props} {...changes} />
      <button type="submit">Guardar</button>
    </form>
  );
  const { rerender } = render(form());
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  return { send, change: (changes: Partial<typeof props>) => rerender(form(changes)) };
}

it('leads to the first wrong field at once, before its words are there', () => {
  const { send } = showField({ label: 'Nombre', required: true });
  send();
  expect(document.activeElement).toBe(screen.getByLabelText('Nombre'));
});

it('takes its words back after a value that is put back', async () => {
  const { send, change } = showField({ label: 'Correo', type: 'email', value: 'ana' });
  send();
  expect(await screen.findByText(/^No es un correo/)).toBeDefined();
  change({ value: 'ana@ejemplo.es' });
  expect(screen.queryByText(/^No es un correo/)).toBeNull();
  const field = screen.getByLabelText('Correo');
  expect(field.getAttribute('aria-invalid')).toBeNull();
  expect(field.getAttribute('aria-describedby')).toBeNull();
});

it('takes its words back after a bound that moves', async () => {
  const { change } = showField({ label: 'Último día', type: 'date', value: '2026-12-05', min: '2026-12-06' });
  const field = screen.getByLabelText<HTMLInputElement>('Último día');
  // The DOM of the tests knows no bounds of days.
  const judge = () => ({ valid: field.value >= field.min, rangeUnderflow: field.value < field.min });
  Object.defineProperty(field, 'validity', { get: judge });
  fireEvent.invalid(field);
  expect(await screen.findByText('Elige el 6/12/2026 o un día posterior.')).toBeDefined();
  change({ min: '2026-12-01' });
  expect(screen.queryByText(/^Elige el/)).toBeNull();
});

it('hides nothing that the server said', async () => {
  const { send, change } = showField({ label: 'Correo', type: 'email', value: 'ana' });
  send();
  await screen.findByText(/^No es un correo/);
  change({ error: 'Ya es de otra cuenta.' });
  expect(screen.getByText(/^Ya es de otra cuenta\.\s+No es un correo/)).toBeDefined();
  fireEvent.input(screen.getByLabelText('Correo'));
  expect(screen.getByText('Ya es de otra cuenta.')).toBeDefined();
});

it('calls half a date half typed, though it has no value yet', () => {
  const control = document.createElement('input');
  const validity = { badInput: true, valueMissing: true };
  Object.defineProperty(control, 'validity', { value: validity });
  expect(sentenceOf(control)).toBe('Está a medias: complétalo o bórralo.');
});
