import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
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
