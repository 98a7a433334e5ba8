import { cleanup, screen, within } from '@testing-library/react';
import type { OwnRank, RankRequirement } from '@va/contract/pilots/ranks.ts';
import { expect, it, vi } from 'vitest';
import { queryClient } from '#app/app/query-client.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { NextRank } from './next-rank.tsx';

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

/** Shows the card of a pilot with this rank. */
async function show(change: Partial<OwnRank>): Promise<HTMLElement> {
  const rank: OwnRank = {
    rank: 'Primer Oficial',
    next,
    promotion: null,
    earlier: [],
    history: [],
    ...change,
  };
  vi.stubGlobal('fetch', async () => Response.json(rank));
  renderInApp(<NextRank />);
  const link = await screen.findByRole('link', { name: 'Puntos y rangos' });
  expect(link.getAttribute('href')).toBe('/plataforma/puntos');
  return link.closest('section') ?? document.body;
}

/** Shows the card anew, with another rank. */
function showNext(change: Partial<OwnRank>): Promise<HTMLElement> {
  cleanup();
  queryClient.clear();
  return show(change);
}

it('shows each requirement with its figure, its goal and what is missing, or that it is met', async () => {
  const card = await show({});
  expect(within(card).getByRole('heading', { name: 'Hacia Primer Oficial TRI' })).toBeDefined();
  expect(card.textContent).toContain('Ahora eres Primer Oficial. Cumples 1 de los 4 requisitos.');
  expect(
    within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Puntos71\u00a0%862 de 1200Faltan 338',
    'Horas85\u00a0%171:40 de 200:00\u00a0hFaltan 28:20\u00a0h',
    'Media de 20\u00a0notascumplido8,6 pide 8,0',
    'Verificación del A320-200sin volar La firma un instructor después de volar contigo',
  ]);
});

it('says of one point that it is one, and never that all is there while one is missing', async () => {
  const card = await show({ next: { ...next, requirements: [one('points', 1199, 1200)] } });
  expect(within(card).getByRole('listitem').textContent).toBe('Puntos99\u00a0%1199 de 1200Falta 1');
  expect(card.textContent).toContain('Cumples 0 de un requisito.');
});

it('says that a verification can be asked for, or that everything is met', async () => {
  expect((await show({ next: { ...next, canAsk: true } })).textContent).toContain(
    'Ya puedes pedir la verificación.',
  );
  const all = await showNext({ next: { ...next, requirements: [one('points', 1300, 1200)] } });
  expect(all.textContent).toContain('Cumples todo lo que pide.');
});

it('says what a promotion waits for', async () => {
  expect((await show({ promotion })).textContent).toContain(
    'Has pedido la verificación: un instructor hablará contigo.',
  );
  const proposed = await showNext({
    promotion: { ...promotion, state: 'proposed', dueAt: '2026-11-27T10:00:00Z' },
  });
  expect(proposed.textContent).toContain('Cumples todo: el equipo lo decide antes del 27 nov 2026 10:00Z.');
});

it('says of the highest rank that there is none above', async () => {
  const card = await show({ rank: 'Comandante TRI', next: null });
  expect(card.textContent).toContain('Llevas el rango más alto: Comandante TRI.');
  expect(screen.queryByRole('listitem')).toBeNull();
});
