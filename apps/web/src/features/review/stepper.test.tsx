import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#app/app/query-client.ts';
import { ReviewPage } from './review-page.tsx';
import { effectsOf, reviewOf, waitingOf } from './testing/review-of.ts';

afterEach(() => queryClient.clear());

/** Opens a report that waits before another, or that is decided already; the queue comes once `ready` is. */
function open(decided: boolean, ready?: Promise<void>) {
  const pilot = { callsign: 'EVE003', capabilities: ['reports.review'] };
  const items = [...(decided ? [] : [waitingOf('S0000001')]), waitingOf('S0000002')];
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/session')) return Response.json({ stage: 'open', methods: [], pilot });
    if (url.endsWith('/effects')) return Response.json(effectsOf(20));
    if (/\/reviews\/S/.test(url)) return Response.json(reviewOf('S0000001', decided));
    await ready;
    return Response.json({ items });
  });
  const router = createMemoryRouter(
    [
      { path: '/plataforma/mesa/informes/S0000001', element: <ReviewPage code="S0000001" /> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/plataforma/mesa/informes/S0000001'] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} useTransitions={false} />
    </QueryClientProvider>,
  );
  return router;
}

it('says where in the queue the report stands, goes on from there, and hides the name', async () => {
  const router = open(false);
  const steps = within(await screen.findByRole('navigation', { name: 'Informes de la cola' }));
  expect(await steps.findByText('1 de 2')).toBeDefined();
  expect(await screen.findByText('Nombre oculto')).toBeDefined();
  await userEvent.click(steps.getByRole('button', { name: 'Informe siguiente' }));
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/plataforma/mesa/informes/S0000002'));
});

it('has its place on the page before the queue is there, so that nothing moves when it comes', async () => {
  let answer = () => {};
  open(false, new Promise((resolve) => (answer = resolve)));
  expect(await screen.findByText('Nombre oculto')).toBeDefined();
  const steps = within(screen.getByRole('navigation', { name: 'Informes de la cola' }));
  expect(steps.getByRole('button', { name: 'Informe siguiente' })).toBeDefined();
  expect(steps.queryByText(/ de /)).toBeNull();
  answer();
  expect(await steps.findByText('1 de 2')).toBeDefined();
});

it('has no place in the queue for a report that is decided', async () => {
  open(true);
  expect(await screen.findByRole('heading', { name: 'De Madrid a Barcelona' })).toBeDefined();
  expect(screen.queryByText('Nombre oculto')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Informes de la cola' })).toBeNull();
});
