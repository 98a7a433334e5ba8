import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OwnRank } from '#app/api/points.ts';
import { ranks } from '#app/config/ranks.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { RankCard } from './rank-card.tsx';

function show(history: OwnRank['history'], change: Partial<OwnRank> = {}) {
  renderInApp(
    <RankCard
      data={{ rank: 'Primer Oficial', next: null, promotion: null, earlier: [], history, ...change }}
    />,
  );
}

it('tells, folded, since when one has which rank and why', () => {
  show([
    { rank: 'Primer Oficial', since: '2026-03-02T10:00:00Z', reason: 'Buen vuelo de verificación.' },
    { rank: 'Segundo Oficial', since: '2025-11-20T09:00:00Z', reason: 'Alta' },
  ]);
  const fold = screen.getByRole('group');
  expect(fold.hasAttribute('open')).toBe(false);
  expect(within(fold).getByText('Tus rangos hasta hoy')).toBeTruthy();
  expect(
    within(fold)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Primer OficialDesde el 2 mar 2026: Buen vuelo de verificación.',
    'Segundo OficialDesde el 20 nov 2025: Alta',
  ]);
});

it('has nothing to unfold where nothing is known of it', () => {
  show([]);
  expect(screen.queryByRole('group')).toBeNull();
});

it('lists every decision that can be appealed, the last one first', () => {
  const declined = (id: string, decidedAt: string): NonNullable<OwnRank['promotion']> => ({
    id,
    callsign: 'EVE017',
    kind: 'promotion',
    from: 'Segundo Oficial',
    to: 'Primer Oficial',
    state: 'declined',
    askedAt: decidedAt,
    dueAt: null,
    reason: `Motivo ${id}.`,
    decidedAt,
    requirements: [],
    appealUntil: '2026-11-25T10:00:00Z',
    appeal: null,
  });
  const earlier = [declined('b', '2026-11-11T10:00:00Z'), declined('c', '2026-11-10T10:00:00Z')];
  show([], { promotion: declined('a', '2026-11-12T10:00:00Z'), earlier });
  expect(screen.getAllByText(/^Motivo/).map(({ textContent }) => textContent)).toEqual([
    'Motivo a.',
    'Motivo b.',
    'Motivo c.',
  ]);
  expect(screen.getAllByText(/^No estoy de acuerdo/)).toHaveLength(3);
});

for (const [index, { rango, stripes }] of ranks.entries())
  it(`shows beside «Ahora eres ${rango}» what that rank wears, not the next one`, () => {
    const above = ranks[index - 1];
    show([], { rank: rango, next: above ? { rank: above.rango, requirements: [], canAsk: false } : null });
    const now = screen.getByText(above ? `Ahora eres ${rango}.` : 'Has llegado al último rango.');
    expect(now.querySelectorAll('rect')).toHaveLength(stripes);
  });
