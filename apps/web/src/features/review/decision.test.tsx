import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastStore } from '@va/ui/controls/toast-store.ts';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { Decision } from './decision.tsx';
import { effectsOf, reviewOf } from './testing/review-of.ts';

it('leaves an appeal against what one decided oneself to another person, and says so', async () => {
  const pilot = { callsign: 'EVE003', capabilities: ['reports.review', 'appeals.decide'] };
  vi.stubGlobal('fetch', async () => Response.json({ stage: 'open', methods: [], pilot }));
  const review = reviewOf('R0000001', true);
  const appeal = { text: 'Aterricé en la 32L.', rules: [], evidence: [], state: 'open' as const };
  const report = {
    ...review.report,
    state: 'appealed' as const,
    appeal: { ...appeal, raisedAt: '2026-11-22T12:00:00Z', answer: null },
  };
  renderInApp(<Decision review={{ ...review, report, decidedByMe: true }} waivers={[]} onDone={vi.fn()} />);
  expect(await screen.findByRole('heading', { name: 'Lo decidiste tú' })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('opens with nothing chosen, says what each answer does, which one is wrong where, and that it is done', async () => {
  const refusal = {
    status: 422,
    code: 'datos-no-validos',
    detail: 'Hay 2 valores que corregir. El primero: Escribe 10 caracteres como mínimo.',
    errors: [{ pointer: '/text', message: 'Escribe 10 caracteres como mínimo' }],
  };
  const answers = [Response.json(refusal, { status: 422 }), Response.json(reviewOf('R0000001', true))];
  const session = {
    stage: 'open',
    methods: [],
    pilot: { callsign: 'EVE003', capabilities: ['reports.review'] },
  };
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/session') ? Response.json(session) : answers.shift(),
  );
  const onNext = vi.fn();
  const review = reviewOf('R0000001', false);
  // It came down where no airport is.
  const report = { ...review.report, arrIcao: null, arr: null };
  renderInApp(<Decision review={{ ...review, report }} waivers={[]} onDone={vi.fn()} onNext={onNext} />);
  const user = userEvent.setup({ delay: null });
  const waits = await screen.findByRole('button', { name: 'Decidir y abrir el siguiente' });
  expect(waits.matches(':disabled')).toBe(true);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  const reject = screen.getByRole('radio', { name: /^Rechazar/ });
  expect(document.getElementById(reject.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
    /^No es un vuelo verdadero: ni puntos ni horas/,
  );
  await user.click(reject);
  const decide = screen.getByRole('button', { name: 'Rechazar con motivo y abrir el siguiente' });
  await user.click(decide);
  expect(await screen.findByText('Escribe 10 caracteres como mínimo')).toBeDefined();
  expect(
    screen.getByText('Hay 2 valores que corregir. El primero: Escribe 10 caracteres como mínimo.'),
  ).toBeDefined();
  await user.type(screen.getByLabelText('Lo que leerá el piloto'), 'No hay ningún vuelo.');
  await user.click(decide);
  await vi.waitFor(() => expect(onNext).toHaveBeenCalledOnce());
  expect(toastStore.snapshot().at(-1)).toMatchObject({
    title: 'Informe rechazado',
    description: 'De Madrid a Barcelona, informe R0000001.',
  });
});

it('says what a flight counts as without the emergency that its pilot declares, and sends that with the reason', async () => {
  const sent: unknown[] = [];
  const pilot = { callsign: 'EVE003', capabilities: ['reports.review'] };
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    if (url.endsWith('/session')) return Response.json({ stage: 'open', methods: [], pilot });
    sent.push(JSON.parse(body ?? '{}'));
    return Response.json(reviewOf('R0000001', true));
  });
  const review = reviewOf('R0000001', false);
  const emergency = { by: 'pilot', at: '2026-11-22T12:00:00Z', text: 'Fuego.', dismissed: false } as const;
  const { withoutEmergency: _, ...without } = effectsOf(20);
  const effects = {
    ...without,
    accept: { ...without.accept, outcome: 'emergency' as const, points: 0, minutes: 0 },
    withoutEmergency: without,
  };
  const report = { ...review.report, emergency };
  renderInApp(<Decision review={{ ...review, report }} effects={effects} waivers={[]} onDone={vi.fn()} />);
  const accept = await screen.findByRole('radio', { name: /^Aceptar/ });
  expect(screen.getByText('Emergencia: ni suma ni resta')).toBeDefined();
  await userEvent.click(accept);
  await userEvent.click(screen.getByLabelText('No hubo emergencia'));
  expect(screen.getByText(/^9,8 · \+20 puntos/)).toBeDefined();
  await userEvent.type(screen.getByLabelText('Lo que leerá el piloto'), 'No se aplicó ninguna lista.');
  await userEvent.click(screen.getByRole('button', { name: /^Aceptar/ }));
  await vi.waitFor(() =>
    expect(sent).toContainEqual({
      decision: 'accept',
      waivers: [],
      text: 'No se aplicó ninguna lista.',
      withoutEmergency: true,
    }),
  );
});

/** The decision of a report that somebody proposes to void, and what is sent from it. */
function openProposal(mine: boolean) {
  const sent: [string, unknown][] = [];
  const capabilities = ['reports.review', 'reports.void'];
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    if (url.endsWith('/session'))
      return Response.json({ stage: 'open', methods: [], pilot: { callsign: 'EVE003', capabilities } });
    sent.push([url, JSON.parse(body ?? 'null')]);
    return Response.json(reviewOf('R0000001', false));
  });
  const proposal = { callsign: 'EVE004', mine, facts: 'La traza salta 300 NM.', heard: 'Se le cayó la red.' };
  renderInApp(
    <Decision review={{ ...reviewOf('R0000001', false), proposal }} waivers={[]} onDone={() => {}} />,
  );
  return sent;
}

it('lets who proposed to void a report take the proposal back, and not confirm it', async () => {
  const sent = openProposal(true);
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('radio', { name: 'Retirar la propuesta de anular' }));
  expect(screen.queryByRole('radio', { name: 'Anular por trampa' })).toBeNull();
  await user.type(screen.getByLabelText(/Lo que leerá el piloto/), 'La red confirma su versión.');
  await user.click(screen.getByRole('button', { name: 'Retirar la propuesta de anular' }));
  await vi.waitFor(() =>
    expect(sent).toEqual([
      [
        expect.stringMatching(/\/reviews\/R0000001\/void\/withdraw$/),
        { text: 'La red confirma su versión.' },
      ],
    ]),
  );
});

it('lets another person take it back, or confirm it and say why: what the pilot said stands in it', async () => {
  const sent = openProposal(false);
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('radio', { name: 'Anular por trampa' }));
  expect(screen.getByRole('radio', { name: 'Retirar la propuesta de anular' })).toBeTruthy();
  expect(screen.queryByLabelText(/Qué dice el piloto/)).toBeNull();
  await user.type(screen.getByLabelText(/Por qué lo confirmas/), 'El salto se ve en la traza.');
  await user.click(screen.getByRole('button', { name: 'Confirmar la anulación' }));
  await vi.waitFor(() =>
    expect(sent).toEqual([
      [expect.stringMatching(/\/reviews\/R0000001\/void$/), { facts: 'El salto se ve en la traza.' }],
    ]),
  );
});
