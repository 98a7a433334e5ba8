import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { Decision } from './decision.tsx';
import { reviewOf } from './testing/review-of.ts';

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
