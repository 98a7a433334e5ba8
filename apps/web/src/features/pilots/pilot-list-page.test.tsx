import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { PilotsPage } from './pilot-list-page.tsx';

it('sorts the pilots, beginning with the first part, and keeps what was looked for', async () => {
  const fetch = vi.fn(async (_address: string) => Response.json({ items: [] }));
  vi.stubGlobal('fetch', fetch);
  const asked = () => new URL(fetch.mock.lastCall?.[0] ?? '', location.origin).searchParams;
  renderInApp(<PilotsPage />, '/?q=ana&desde=abc');
  const order = await screen.findByRole('combobox', { name: 'Orden' });
  expect(order).toHaveProperty('value', '');
  expect(asked().get('sort')).toBeNull();
  await userEvent.selectOptions(order, 'Más horas primero');
  await waitFor(() => expect(Object.fromEntries(asked())).toEqual({ q: 'ana', sort: '-minutes' }));
  expect(screen.getByText(/Quien no sale en las tablas/)).toBeDefined();
});
