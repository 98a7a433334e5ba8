import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#app/app/query-client.ts';
import { LatestMessages } from './latest-messages.tsx';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('leads from a message to what it tells of', async () => {
  const message = { body: '', createdAt: '2026-11-25T20:51:00Z', readAt: null };
  const items = [
    { ...message, id: 'a', title: 'Informe aceptado con un 7,0', link: '/plataforma/informes/ABCD2345' },
    { ...message, id: 'b', title: 'Bienvenida', link: null },
  ];
  vi.stubGlobal('fetch', async () => Response.json({ items, next: null, unread: 2 }));
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <LatestMessages />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const link = await screen.findByRole('link', { name: 'Informe aceptado con un 7,0' });
  expect(link.getAttribute('href')).toBe('/informes/ABCD2345');
  expect(screen.getByText('Bienvenida')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Bienvenida' })).toBeNull();
});
