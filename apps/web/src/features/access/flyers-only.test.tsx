import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { FlyersOnly } from './guarded.tsx';

function show(status: string) {
  const pilot = { callsign: 'EVE017', status, capabilities: [] };
  vi.stubGlobal('fetch', async () => Response.json({ stage: 'open', methods: [], pilot }));
  renderInApp(<FlyersOnly title="Tus reservas">Aquí están</FlyersOnly>);
}

it('tells a suspended pilot why there is nothing to book, and where to appeal', async () => {
  show('suspended');
  expect(await screen.findByText('Tu cuenta está suspendida')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Ver la sanción en tu cuenta' });
  expect(link.getAttribute('href')).toBe('/plataforma/cuenta');
  expect(screen.queryByText('Aquí están')).toBeNull();
});

it('shows the page to everybody else', async () => {
  show('active');
  expect(await screen.findByText('Aquí están')).toBeDefined();
});
