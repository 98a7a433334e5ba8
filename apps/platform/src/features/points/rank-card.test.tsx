import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RankCard } from './rank-card.tsx';

function show(history: { rank: string; since: string; reason: string }[]) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RankCard data={{ rank: 'Primer Oficial', next: null, promotion: null, history }} />
    </QueryClientProvider>,
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
