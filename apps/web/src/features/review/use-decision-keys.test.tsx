import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
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
