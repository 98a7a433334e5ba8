import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#app/app/query-client.ts';
import { OwnCards } from './own-cards.tsx';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const stage = { n: 5, of: 9, dep: { icao: 'ENBR' }, arr: { icao: 'ENVA' }, types: [], refusal: null };

/** Shows the page's cards to a pilot; what the API does not know here is an empty list. */
function show(answers: Record<string, unknown>) {
  vi.stubGlobal('fetch', async (url: string) => {
    const path = new URL(url, location.origin).pathname.replace('/plataforma/api/v1', '');
    return Response.json(answers[path] ?? (path === '/me/messages' ? { items: [] } : []));
  });
  const { container } = render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <OwnCards />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return container;
}

it('leads to the next stage of the tours that one is on, and to what must be confirmed', async () => {
  const container = show({
    '/tours': [
      { id: 'svalbard', own: { state: 'open' } },
      { id: 'mundo', own: { state: null } },
    ],
    '/me/stages': [
      { ...stage, tour: 'svalbard', name: 'A320 Svalbard' },
      { ...stage, tour: 'mundo', name: 'A350 World' },
    ],
    '/me/notices': [{ readAt: null }, { readAt: null }, { readAt: '2026-11-20T10:00:00Z' }],
  });
  const link = await screen.findByRole('link', { name: 'Abrir A320 Svalbard' });
  expect(link.getAttribute('href')).toBe('/tours/svalbard');
  expect(container.textContent).toContain('Tu siguiente etapa: ENBR → ENVA, la 5 de 9.');
  expect((await screen.findByRole('link', { name: 'Leerlos' })).getAttribute('href')).toBe('/avisos');
  expect(container.textContent).toMatch(/Te quedan 2\savisos por confirmar\./);
  expect(screen.queryByText(/A350 World/)).toBeNull();
});

it('leads to what the next rank takes', async () => {
  show({ '/me/rank': { rank: 'Primer Oficial', next: null, promotion: null, earlier: [], history: [] } });
  const link = await screen.findByRole('link', { name: 'Puntos y rangos' });
  expect(link.getAttribute('href')).toBe('/puntos');
});

it('says nothing where nothing waits', async () => {
  const container = show({});
  await screen.findByText('Todavía no te ha escrito nadie.');
  expect(container.textContent).not.toMatch(/siguiente etapa|por confirmar/);
});
