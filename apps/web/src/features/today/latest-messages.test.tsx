import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { LatestMessages } from './own-cards.tsx';

it('leads from a message to what it tells of', async () => {
  const message = { body: '', createdAt: '2026-11-25T20:51:00Z', readAt: null };
  const items = [
    { ...message, id: 'a', title: 'Informe aceptado con un 7,0', link: '/plataforma/informes/ABCD2345' },
    { ...message, id: 'b', title: 'Bienvenida', link: null },
  ];
  vi.stubGlobal('fetch', async () => Response.json({ items, next: null, unread: 2 }));
  renderInApp(<LatestMessages />);
  const link = await screen.findByRole('link', { name: 'Informe aceptado con un 7,0' });
  expect(link.getAttribute('href')).toBe('/plataforma/informes/ABCD2345');
  expect(screen.getByText('Bienvenida')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Bienvenida' })).toBeNull();
});
