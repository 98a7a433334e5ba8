import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { LogbookPage } from './logbook-page.tsx';

it('keeps the order when the filters are taken off', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  renderInApp(<LogbookPage />, '/bitacora?estado=espera&orden=nota');
  await userEvent.click(screen.getByRole('button', { name: 'Quitar los filtros' }));
  expect(screen.getByLabelText<HTMLSelectElement>('Estado').value).toBe('');
  expect(screen.getByLabelText<HTMLSelectElement>('Orden').value).toBe('nota');
  expect(screen.queryByRole('button', { name: 'Quitar los filtros' })).toBeNull();
});

it('shows no statistics below the flights, but the way to them', async () => {
  const flown = {
    code: 'ABCD2345',
    state: 'accepted',
    outcome: 'valid',
    dep: { icao: 'LEVC', city: 'Valencia' },
    arr: { icao: 'LEBL', city: 'Barcelona' },
    arrPlanned: { icao: 'LEBL', city: 'Barcelona' },
    startedAt: '2026-11-22T10:00:00Z',
    offBlock: '2026-11-22T10:00:00Z',
    blockMin: 75,
    score: 95,
    points: 20,
  };
  vi.stubGlobal('fetch', async (address: string) =>
    new URL(address, location.origin).pathname.endsWith('/reports')
      ? Response.json({ items: [flown], next: null })
      : new Promise(() => {}),
  );
  renderInApp(<LogbookPage />, '/bitacora');
  const way = await screen.findByRole('link', { name: 'tus estadísticas' });
  expect(way.getAttribute('href')).toBe('/plataforma/estadisticas');
  expect(screen.queryByRole('heading', { name: /en imágenes/ })).toBeNull();
});
