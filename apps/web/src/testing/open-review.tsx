import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useParams } from 'react-router';
import { expect, onTestFinished, vi } from 'vitest';
import { queryClient } from '#app/app/query-client.ts';
import { ReviewPage } from '#app/features/review/review-page.tsx';
import { ReviewsPage } from '#app/features/review/reviews-page.tsx';
import { effectsOf, reviewOf, waitingOf } from '#app/features/review/testing/review-of.ts';

/** Stands in for the server's queue: what is decided is gone from it. `late` holds an answer back. Answers the decisions by code. */
export function standIn(codes: readonly string[], late: (url: string) => Promise<void> = async () => {}) {
  const decided = new Map<string, { decision: string; text: string }>();
  const session = {
    stage: 'open',
    methods: [],
    pilot: { callsign: 'EVE003', capabilities: ['reports.review', 'telemetry.queue'] },
  };
  const answer = (url: string, init: RequestInit = {}): unknown => {
    const [, code = '', act] = /\/reviews\/(\w+)(?:\/(\w+))?$/.exec(url) ?? [];
    if (url.endsWith('/session')) return session;
    if (url.endsWith('/me/decisions')) return [];
    if (act === 'decide' && typeof init.body === 'string') decided.set(code, JSON.parse(init.body));
    if (act === 'effects') return effectsOf(20);
    if (code !== '') return reviewOf(code, decided.has(code));
    return { items: codes.filter((one) => !decided.has(one)).map(waitingOf) };
  };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const body = answer(url, init);
    await late(url);
    return Response.json(body);
  });
  return decided;
}

function Review() {
  return <ReviewPage code={useParams()['code'] ?? ''} />;
}

/** The desk at one report, as the app has it; no query is left from before or stays when the test ends. Answers the router. */
export function openReview(code: string) {
  queryClient.clear();
  onTestFinished(() => queryClient.clear());
  const pages = [
    { path: '/plataforma/mesa/informes', element: <ReviewsPage /> },
    { path: '/plataforma/mesa/informes/:code', element: <Review /> },
  ];
  const router = createMemoryRouter(pages, { initialEntries: [`/plataforma/mesa/informes/${code}`] });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} useTransitions={false} />
    </QueryClientProvider>,
  );
  return router;
}

/**
 * Decides reports one after another with the keys that are given of each; the next one has to open by itself, and the queue
 * to be empty after the last. Answers the decisions.
 */
export async function decideByKeys(codes: readonly string[], keysOf: (n: number) => readonly string[]) {
  const decided = standIn(codes);
  const router = openReview(codes[0] ?? '');
  const user = userEvent.setup({ delay: null });
  for (const [n, code] of codes.entries()) {
    await vi.waitFor(() => expect(router.state.location.pathname).toBe(`/plataforma/mesa/informes/${code}`));
    await screen.findByText(`Mesa · informe ${code}`);
    await screen.findByRole('button', { name: /y abrir el siguiente/ });
    for (const key of keysOf(n)) await user.keyboard(key);
    await vi.waitFor(() => expect(decided.has(code)).toBe(true));
  }
  await screen.findByText('Nada por decidir');
  return [...decided.values()];
}
