import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { wholeQueueQuery } from '#app/api/reviews.ts';
import { queryClient } from '#app/app/query-client.ts';
import { draftNames, keepDraft } from '#app/services/drafts.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { Decision } from './decision.tsx';
import { useNextReview } from './queue-order.ts';
import { Queue } from './queue.tsx';
import { ReviewPage } from './review-page.tsx';
import { effectsOf, reviewOf, waitingOf } from './testing/review-of.ts';

it('shows the queue with the age of each report, and those of others as closed with the reason', async () => {
  const now = Date.parse('2026-11-22T12:00:00Z');
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const ago = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
  const rows = [
    {
      ...waitingOf('OLD'),
      since: ago(80),
      why: 'V-07: No se grabó la toma · Sólo se pudo comprobar el 55 %',
    },
    { ...waitingOf('NEAR'), since: ago(69), state: 'rejected' as const },
    { ...waitingOf('OWN'), since: ago(26), own: true },
    { ...waitingOf('MINE'), since: ago(4), state: 'appealed' as const, decidedByMe: true },
    { ...waitingOf('TAKEN'), since: ago(1.7), taken: { callsign: 'EVE004', mine: false, at: ago(0) } },
  ];
  vi.stubGlobal('fetch', async () => Response.json({ items: rows }));
  renderInApp(<Queue code="NEAR" />);
  const queue = within(await screen.findByRole('navigation', { name: 'Cola' }));
  const links = await queue.findAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    expect.stringMatching(/3\sd 8\sh, pasado el objetivo.*EVE021No se grabó la toma · Sólo se pudo/),
    expect.stringMatching(/2\sd 21\sh.*EVE021 · recurso/),
    expect.stringMatching(/1\sd 2\sh.*Es tuyo: lo decide otra persona/),
    expect.stringMatching(/4\sh.* · recurso.*Lo decidiste tú: el recurso es de otra persona/),
    expect.stringMatching(/1\sh 42\smin.*Lo tiene abierto EVE004/),
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null, null, null]);
});

it('moves on with J and back with K, and keeps what was chosen and typed for a report that is left', async () => {
  const pilot = { callsign: 'EVE003', capabilities: ['reports.review'] };
  vi.stubGlobal('fetch', async () => Response.json({ stage: 'open', methods: [], pilot }));
  const [onNext, onPrevious] = [vi.fn(), vi.fn()];
  const decision = (
    <Decision
      review={reviewOf('R0000001', false)}
      waivers={[]}
      onDone={vi.fn()}
      onNext={onNext}
      onPrevious={onPrevious}
    />
  );
  const { unmount } = renderInApp(decision);
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('radio', { name: /^Preguntar/ }));
  await user.type(screen.getByLabelText('Lo que leerá el piloto'), '¿Qué pasó?');
  await user.click(screen.getByRole('radio', { name: /^Preguntar/ }));
  await user.keyboard('j');
  expect(onNext).toHaveBeenCalledOnce();
  await user.keyboard('k');
  expect(onPrevious).toHaveBeenCalledOnce();
  unmount();
  renderInApp(decision);
  expect(await screen.findByRole('radio', { name: /^Preguntar/, checked: true })).toBeDefined();
  expect(screen.getByLabelText('Lo que leerá el piloto')).toHaveProperty('value', '¿Qué pasó?');
});

it.each([
  ['one’s own', 'Es tuyo', { own: true }],
  ['an appeal against what one decided', 'Lo decidiste tú', { decidedByMe: true }],
  ['an appeal that one has no right to decide', 'Lo decide otra persona', {}],
])('moves on and back from %s, by key and by button', async (_, title, change) => {
  const pilot = { callsign: 'EVE003', capabilities: ['reports.review'] };
  vi.stubGlobal('fetch', async () => Response.json({ stage: 'open', methods: [], pilot }));
  const [onNext, onPrevious] = [vi.fn(), vi.fn()];
  const review = reviewOf('R0000001', true);
  const appeal = { text: 'Pido que se mire otra vez.', rules: [], evidence: [], state: 'open' as const };
  const report = {
    ...review.report,
    state: 'appealed' as const,
    appeal: { ...appeal, raisedAt: '2026-11-22T12:00:00Z', answer: null },
  };
  renderInApp(
    <Decision
      review={{ ...review, report, ...change }}
      waivers={[]}
      onDone={vi.fn()}
      onNext={onNext}
      onPrevious={onPrevious}
    />,
  );
  expect(await screen.findByRole('heading', { name: title })).toBeDefined();
  const user = userEvent.setup({ delay: null });
  await user.keyboard('j');
  await user.click(screen.getByRole('button', { name: /^Saltar sin decidir/ }));
  expect(onNext).toHaveBeenCalledTimes(2);
  await user.keyboard('k');
  await user.click(screen.getByRole('button', { name: /^El anterior/ }));
  expect(onPrevious).toHaveBeenCalledTimes(2);
});

it('forgets what was typed for a report that somebody else has decided, and for no other', async () => {
  const typed = (decided: boolean) => ({
    form: JSON.stringify({ text: 'Hola.', ...(decided && { decided }) }),
  });
  keepDraft('decision-GONE', typed(false));
  keepDraft('perdonado-GONE', typed(false));
  for (const old of ['oido-GONE', 'eleccion-GONE']) keepDraft(old, { text: 'Hola.' });
  keepDraft('decision-HERE', typed(false));
  // A reason to reopen it: no report waits for that.
  keepDraft('decision-DONE', typed(true));
  vi.stubGlobal('fetch', async () => Response.json({ items: [waitingOf('HERE')] }));
  renderInApp(<Queue code="HERE" />);
  await screen.findByRole('link', { current: 'page' });
  await vi.waitFor(() => expect(draftNames('').toSorted()).toEqual(['decision-DONE', 'decision-HERE']));
});

it('forgets nothing by a queue that was read before, when it cannot be read anew', async () => {
  const refusal = {
    status: 403,
    code: 'sin-permiso',
    title: 'Sin permiso',
    detail: 'No puedes ver la cola.',
  };
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 403 }));
  keepDraft('decision-NEW', { form: JSON.stringify({ text: 'Hola.' }) });
  const { queryKey } = wholeQueueQuery();
  const { rerender } = renderInApp(null);
  queryClient.setQueryData(queryKey, [waitingOf('HERE')], { updatedAt: 1 });
  rerender(<Queue code="HERE" />);
  await vi.waitFor(() => expect(queryClient.getQueryState(queryKey)?.status).toBe('error'));
  expect(screen.getByRole('link', { current: 'page' })).toBeDefined();
  expect(draftNames('decision-')).toEqual(['decision-NEW']);
});

it('goes on from a report beyond the first part of the queue, and brings the open one into view', async () => {
  const part = (from: number) => [0, 1, 2].map((i) => waitingOf(`R${from + i}`));
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(
      url.includes('cursor=') ? { items: part(3) } : { items: part(0), next: 'after-the-first-part' },
    ),
  );
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
  function Desk() {
    const move = useNextReview('R4');
    return (
      <>
        <Queue code="R4" />
        <button type="button" onClick={() => void move('next')}>
          Siguiente
        </button>
        <output>{useLocation().pathname}</output>
      </>
    );
  }
  renderInApp(<Desk />);
  await screen.findByRole('link', { current: 'page' });
  expect(seen).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
  await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
  expect(await screen.findByText(/\/R5$/, {}, { timeout: 10_000 })).toBeDefined();
});

afterEach(() => queryClient.clear());

/** Opens a report that waits before another, or that is decided already; the queue comes once `ready` is. */
function open(decided: boolean, ready?: Promise<void>) {
  const pilot = { callsign: 'EVE003', capabilities: ['reports.review'] };
  const items = [...(decided ? [] : [waitingOf('S0000001')]), waitingOf('S0000002')];
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/me/decisions')) return Response.json([]);
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
