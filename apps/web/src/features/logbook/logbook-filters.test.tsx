import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { orderOf, LogbookFilters } from './logbook-filters.tsx';

function Page({ address = 'aeropuerto=LE' }: { address?: string }) {
  const [params, setParams] = useState(new URLSearchParams(address));
  return (
    <LogbookFilters
      params={params}
      onChange={(name, value) => setParams(new URLSearchParams(name && value ? { [name]: value } : {}))}
    />
  );
}

it('stay open while the last one is cleared to type another', async () => {
  render(<Page />);
  const field = screen.getByLabelText<HTMLInputElement>('Aeropuerto (OACI)');
  await userEvent.type(field, '{Backspace}{Backspace}');
  expect(field.value).toBe('');
  expect(field.closest('details')?.open).toBe(true);
});

it('say the order, which the address keeps', async () => {
  render(<Page />);
  const field = screen.getByLabelText<HTMLSelectElement>('Orden');
  expect(field.selectedOptions[0]?.textContent).toBe('Los últimos primero');
  await userEvent.selectOptions(field, 'La mejor nota primero');
  expect(field.value).toBe('nota');
  expect(orderOf(new URLSearchParams('orden=nota'))).toBe('-score');
  expect(orderOf(new URLSearchParams('orden=x'))).toBeUndefined();
});

it('are not to be taken off where only an order is chosen', () => {
  render(<Page address="orden=nota" />);
  expect(screen.getByLabelText('Orden').closest('details')?.open).toBe(true);
  expect(screen.queryByRole('button', { name: 'Quitar los filtros' })).toBeNull();
});
