import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { decideByKeys, openReview, standIn } from '#app/testing/open-review.tsx';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { Decision } from './decision.tsx';
import { reviewOf } from './testing/review-of.ts';

beforeEach(() => {
  localStorage.clear();
  const pilot = { callsign: 'EVE003', capabilities: ['reports.review'] };
  vi.stubGlobal('fetch', async () => Response.json({ stage: 'open', methods: [], pilot }));
});

const open = () =>
  renderInApp(
    <Decision review={reviewOf('P0000001', false)} waivers={[]} onDone={vi.fn()} onNext={vi.fn()} />,
  );

it('unfolds a kept decision for the text that a number key fills in', async () => {
  const { unmount } = open();
  await userEvent.click(await screen.findByRole('radio', { name: /^Rechazar/ }));
  unmount();
  open();
  expect(await screen.findByRole('button', { name: 'Decidir', expanded: false })).toBeDefined();
  await userEvent.keyboard('1');
  expect(screen.getByRole('button', { name: 'Volver al informe', expanded: true })).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Lo que leerá el piloto').value).toMatch(
    /^En la grabación no hay un vuelo/,
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Rechazar con motivo y abrir/ }));
});

it('decides one report after another by keys: «A» accepts, «R» and a digit reject with that text', async () => {
  const keys = [
    ['a', '{Enter}'],
    ['r', '2', '{Enter}'],
    ['a', '{Enter}'],
  ];
  const decided = await decideByKeys(['R1', 'R2', 'R3'], (n) => keys[n] ?? []);
  expect(decided.map(({ decision }) => decision)).toEqual(['accept', 'reject', 'accept']);
  expect(decided[1]?.text).toMatch(/^Ya hay otro informe/);
});

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
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/plataforma/mesa/informes/R2'));
});
