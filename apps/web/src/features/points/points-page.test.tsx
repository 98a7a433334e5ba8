import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { pointsRulesQuery } from '#app/api/points.ts';
import { queryClient } from '#app/app/query-client.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { PointsPage } from './points-page.tsx';

const MONTH = { month: '2026-11', earned: 30, lost: 0, balance: 862, closing: null, claim: null };

const problem = { code: 'x', title: '', status: 409, detail: 'Ahora no.' };

/** Answers for a pilot with these months; the rules are refused, and the rest is nothing. */
function answerWith(months: readonly object[]) {
  const inactivity = { points: 0, flown: true };
  const points = { balance: 862, months, thresholds: [], closesAt: '2026-12-03T00:00:00Z', inactivity };
  const rank = { rank: 'Comandante TRI', next: null, promotion: null, earlier: [], history: [] };
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, location.origin);
    if (pathname.endsWith('/rules/points')) return Response.json(problem, { status: 409 });
    if (pathname.endsWith('/me/points')) return Response.json(points);
    if (pathname.endsWith('/me/rank')) return Response.json(rank);
    return Response.json({ items: [], next: null });
  });
}

it.each([
  ['gave and what it took', { earned: 30, lost: -20 }, 'Abierto · +30 · −20 puntos'],
  ['took, when it gave nothing', { earned: 0, lost: -20 }, 'Abierto · −20 puntos'],
  ['gave, be it nothing', { earned: 0, lost: 0 }, 'Abierto · 0 puntos'],
  ['gave, be it one', { earned: 1, lost: 0 }, 'Abierto · +1 punto'],
])('says of a month what it %s', async (_, changes, words) => {
  answerWith([{ ...MONTH, ...changes }]);
  renderInApp(<PointsPage />);
  expect(await screen.findByText(words)).toBeDefined();
});

it('keeps the page standing while the rules that failed are asked again', async () => {
  answerWith([MONTH]);
  renderInApp(<PointsPage />);
  await screen.findByRole('region', { name: 'Saldo' });
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  await act(async () => screen.getByRole('button', { name: 'Reintentar' }).click());
  expect(queryClient.getQueryState(pointsRulesQuery.queryKey)?.status).toBe('pending');
  expect(screen.getByRole('region', { name: 'Saldo' })).toBeDefined();
});

it('opens the last month that has entries too, on the days on which the month of now has none', async () => {
  answerWith([{ ...MONTH, month: '2026-12', earned: 0 }, MONTH, { ...MONTH, month: '2026-10' }]);
  renderInApp(<PointsPage />);
  const ledger = within(await screen.findByRole('region', { name: 'Apuntes' }));
  const opened = (month: string) => ledger.getByText(month).closest('details')?.hasAttribute('open');
  expect(opened('diciembre de 2026')).toBe(true);
  expect(opened('noviembre de 2026')).toBe(true);
  expect(opened('octubre de 2026')).toBe(false);
});
