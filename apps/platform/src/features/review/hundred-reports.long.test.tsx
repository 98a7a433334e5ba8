import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useParams } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { howOftenLong } from '@va/testing/how-often.ts';
import { queryClient } from '#app/app/query-client.ts';
import { ReviewPage } from './review-page.tsx';
import { ReviewsPage } from './reviews-page.tsx';
import { effectsOf, reviewOf, waitingOf } from './testing/review-of.ts';

afterEach(() => {
  queryClient.clear();
});

/** Reports in the queue. */
const REPORTS = howOftenLong(40, 100);

/** A queue as the server keeps it: what is decided is gone from it. `late` holds an answer back. */
function standIn(codes: readonly string[], late: (url: string) => Promise<void> = async () => {}) {
  const decided = new Map<string, { decision: string; text: string }>();
  const session = {
    stage: 'open',
    methods: [],
    pilot: { callsign: 'EVE003', capabilities: ['reports.review', 'telemetry.queue'] },
  };
  const answer = (url: string, init: RequestInit = {}): unknown => {
    const [, code = '', act] = /\/reviews\/(\w+)(?:\/(\w+))?$/.exec(url) ?? [];
    if (url.endsWith('/session')) return session;
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

function openReview(code: string | undefined) {
  const router = createMemoryRouter(
    [
      { path: '/mesa/informes', element: <ReviewsPage /> },
      { path: '/mesa/informes/:code', element: <Review /> },
    ],
    { initialEntries: [`/mesa/informes/${code}`] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      {/* As the app has it. */}
      <RouterProvider router={router} useTransitions={false} />
    </QueryClientProvider>,
  );
  return router;
}

it(`${REPORTS} reports are decided with three keys each at most, and the next one opens by itself`, async () => {
  const codes = Array.from({ length: REPORTS }, (_, n) => `R${String(n).padStart(7, '0')}`);
  const decided = standIn(codes);
  const router = openReview(codes[0]);
  const user = userEvent.setup({ delay: null });
  let most = 0;
  for (const [n, code] of codes.entries()) {
    // Every tenth is rejected with the second of the texts, the others are accepted.
    const keys = n % 10 === 9 ? ['r', '2', '{Enter}'] : ['a', '{Enter}'];
    await vi.waitFor(() => expect(router.state.location.pathname).toBe(`/mesa/informes/${code}`));
    await screen.findByText(`Mesa · informe ${code}`);
    await screen.findByRole('button', { name: /y abrir el siguiente/ });
    for (const key of keys) await user.keyboard(key);
    most = Math.max(most, keys.length);
    await vi.waitFor(() => expect(decided.has(code)).toBe(true));
  }
  await screen.findByText('Nada por decidir');
  expect(decided.size).toBe(REPORTS);
  expect(most).toBeLessThanOrEqual(3);
  const rejected = [...decided.values()].filter(({ decision }) => decision === 'reject');
  expect(rejected).toHaveLength(REPORTS / 10);
  for (const { text } of rejected) expect(text).toMatch(/^Ya hay otro informe/);
}, 120_000);

it('the next one opens though the decided report was read again before all else was', async () => {
  const late: (() => void)[] = [];
  const decided = standIn(['R1', 'R2'], async (url) => {
    if (decided.size > 0 && url.endsWith('/session'))
      await new Promise<void>((resolve) => late.push(resolve));
  });
  const router = openReview('R1');
  await userEvent.click(await screen.findByRole('radio', { name: /^Aceptar/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Aceptar y abrir el siguiente' }));
  await screen.findByText('Aceptado y válido');
  for (const answer of late) answer();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/mesa/informes/R2'));
});
