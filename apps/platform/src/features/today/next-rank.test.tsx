import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { OwnRank, RankRequirement } from '@va/schemas/api/ranks.ts';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#app/app/query-client.ts';
import { NextRank } from './next-rank.tsx';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const one = (kind: RankRequirement['kind'], have: number, need: number): RankRequirement => ({
  kind,
  typeId: null,
  model: kind === 'verification' ? 'A320-200' : null,
  have,
  need,
  met: have >= need,
});
const next = {
  rank: 'Primer Oficial TRI',
  canAsk: false,
  requirements: [
    one('points', 862, 1200),
    one('minutes', 10_300, 12_000),
    one('mean', 86, 80),
    one('verification', 0, 1),
  ],
};
const promotion: NonNullable<OwnRank['promotion']> = {
  id: 'a',
  callsign: 'EVE017',
  kind: 'promotion',
  from: 'Primer Oficial',
  to: 'Primer Oficial TRI',
  state: 'asked',
  askedAt: '2026-11-20T10:00:00Z',
  dueAt: null,
  reason: null,
  decidedAt: null,
  requirements: [],
  appealUntil: null,
  appeal: null,
};

/** Shows the line of a pilot with this rank, and answers what it says. */
async function show(change: Partial<OwnRank>): Promise<string | null | undefined> {
  const rank: OwnRank = {
    rank: 'Primer Oficial',
    next,
    promotion: null,
    earlier: [],
    history: [],
    ...change,
  };
  vi.stubGlobal('fetch', async () => Response.json(rank));
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <NextRank />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const link = await screen.findByRole('link', { name: 'Puntos y rangos' });
  expect(link.getAttribute('href')).toBe('/puntos');
  return link.parentElement?.textContent.replace(/\sPuntos y rangos$/, '');
}

it('says what the next rank still takes, and nothing of what is met', async () => {
  expect(await show({})).toBe(
    'Tu siguiente rango: Primer Oficial TRI. Te queda: 338\u00a0puntos, 28:20\u00a0h de vuelo y verificación del A320-200.',
  );
});

it('says of one point that it is one', async () => {
  expect(await show({ next: { ...next, requirements: [one('points', 1199, 1200)] } })).toBe(
    'Tu siguiente rango: Primer Oficial TRI. Te queda: 1\u00a0punto.',
  );
});

it('says that a verification can be asked for, or that everything is met', async () => {
  expect(await show({ next: { ...next, canAsk: true } })).toBe(
    'Tu siguiente rango: Primer Oficial TRI. Ya puedes pedir la verificación.',
  );
  cleanup();
  queryClient.clear();
  expect(await show({ next: { ...next, requirements: [one('points', 1300, 1200)] } })).toBe(
    'Tu siguiente rango: Primer Oficial TRI. Cumples todo lo que pide.',
  );
});

it('says what a promotion waits for', async () => {
  expect(await show({ promotion })).toBe(
    'Tu siguiente rango: Primer Oficial TRI. Has pedido la verificación: un instructor hablará contigo.',
  );
  cleanup();
  queryClient.clear();
  expect(
    await show({ promotion: { ...promotion, state: 'proposed', dueAt: '2026-11-27T10:00:00Z' } }),
  ).toMatch(
    /^Tu siguiente rango: Primer Oficial TRI\. Cumples todo: el equipo lo decide antes del 27 nov 2026 10:00Z\.$/,
  );
});

it('says of the highest rank that there is none above', async () => {
  expect(await show({ rank: 'Comandante TRI', next: null })).toBe(
    'Llevas el rango más alto: Comandante TRI.',
  );
});
