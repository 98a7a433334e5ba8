import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { LogbookPage } from './logbook-page.tsx';
import { flownFlight } from './testing/flown-flight.ts';

it('keeps the order when the filters are taken off', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  renderInApp(<LogbookPage />, '/bitacora?estado=espera&orden=nota');
  await userEvent.click(screen.getByRole('button', { name: 'Quitar los filtros' }));
  expect(screen.getByLabelText<HTMLSelectElement>('Estado').value).toBe('');
  expect(screen.getByLabelText<HTMLSelectElement>('Orden').value).toBe('nota');
  expect(screen.queryByRole('button', { name: 'Quitar los filtros' })).toBeNull();
});

it('shows no statistics below the flights, but the way to them', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    new URL(address, location.origin).pathname.endsWith('/reports')
      ? Response.json({ items: [flownFlight], next: null })
      : new Promise(() => {}),
  );
  renderInApp(<LogbookPage />, '/bitacora');
  const way = await screen.findByRole('link', { name: 'tus estadísticas' });
  expect(way.getAttribute('href')).toBe('/plataforma/estadisticas');
  expect(screen.queryByRole('heading', { name: /en imágenes/ })).toBeNull();
});
