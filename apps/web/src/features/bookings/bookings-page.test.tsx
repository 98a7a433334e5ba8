import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { BookingsPage } from './bookings-page.tsx';

it('says to who has not booked yet what will stand in both lists', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ items: [], next: null }));
  renderInApp(<BookingsPage />);
  expect(await screen.findByText(/^Lo que reserves espera aquí/)).toBeDefined();
  expect(await screen.findByText(/^Lo que vueles, anules o dejes caducar queda aquí/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Buscar vuelo' })).toBeDefined();
});
