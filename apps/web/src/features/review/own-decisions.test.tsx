import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '#app/app/query-client.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { LastDecision, OwnDecisions } from './own-decisions.tsx';

beforeEach(() => queryClient.clear());

const decided = (code: string, minutesAgo: number) => ({
  code,
  depIcao: 'LEVC',
  arrIcao: 'LEPA',
  state: 'rejected',
  at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
});

function show(element: React.ReactElement, capabilities: string[], decisions: readonly object[]) {
  const pilot = { callsign: 'ABC003', capabilities };
  const ask = vi.fn(async (url: string) =>
    Response.json(url.endsWith('/me/decisions') ? decisions : { stage: 'open', methods: [], pilot }),
  );
  vi.stubGlobal('fetch', ask);
  renderInApp(element);
  return ask;
}

it('keeps what one has decided at hand, with the way to reopen it for who may', async () => {
  show(<OwnDecisions />, ['reports.review', 'reports.reopen'], [decided('R0000001', 50)]);
  const link = await screen.findByRole('link', { name: 'Ver o reabrir el informe R0000001' });
  expect(link.getAttribute('href')).toBe('/plataforma/mesa/informes/R0000001');
  expect(screen.getByText('LEVC → LEPA, rechazado')).toBeDefined();
});

it('says nothing where nothing was decided', async () => {
  const ask = show(<OwnDecisions />, ['reports.review'], []);
  await waitFor(() => expect(ask).toHaveBeenCalled());
  expect(screen.queryByRole('link')).toBeNull();
});

it('names the last decision over the report that came next, an hour later still', async () => {
  show(<LastDecision code="R0000002" />, ['reports.review'], [decided('R0000001', 61)]);
  expect(await screen.findByRole('link', { name: 'Ver el informe R0000001' })).toBeDefined();
});

it.each([
  ['on its own page', 'R0000001', 1],
  ['half a day later', 'R0000002', 720],
])('does not name it %s', async (_, open, minutesAgo) => {
  const ask = show(<LastDecision code={open} />, ['reports.review'], [decided('R0000001', minutesAgo)]);
  await waitFor(() => expect(ask).toHaveBeenCalled());
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('link')).toBeNull();
});
