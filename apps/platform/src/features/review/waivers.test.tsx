import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { ReviewPage } from './review-page.tsx';
import { effectsOf, reviewOf } from './testing/review-of.ts';

const TITLE = 'Luz de rodaje apagada';

it('says what an outcome brings with the waived deductions, and keeps both with a report while they are there', async () => {
  const base = reviewOf('W0000001', false);
  const hit = { rule: 'S-01', title: TITLE, status: 'hit' as const, deduction: 2, waived: 0 };
  const item = { ...hit, observed: '26 s', expected: '', times: [] };
  let items = [item];
  const pilot = { callsign: 'EVE003', capabilities: ['reports.review'] };
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/session')) return Response.json({ stage: 'open', methods: [], pilot });
    if (url.includes('/effects')) return Response.json(effectsOf(url.endsWith('?waivers=S-01') ? 20 : 15));
    const report = { ...base.report, source: 'acars', score: 98 };
    return Response.json(
      url.includes('/reviews/W') ? { ...base, report, score: { ...base.score, items } } : { items: [] },
    );
  });
  const open = () => renderInApp(<ReviewPage code="W0000001" />);
  open();
  expect(await screen.findByText(/ · \+15 puntos, 01:10 h$/)).toBeDefined();
  await userEvent.click(await screen.findByRole('checkbox', { name: `Perdonar ${TITLE}` }));
  await userEvent.click(screen.getByRole('radio', { name: /^Aceptar A/ }));
  expect(screen.getByText(/^Perdonas 1 regla:/)).toBeDefined();
  expect(await screen.findByText(/ · \+20 puntos, 01:10 h$/)).toBeDefined();
  cleanup();
  open();
  expect(await screen.findByRole('checkbox', { name: `Perdonar ${TITLE}`, checked: true })).toBeDefined();
  expect(screen.getByRole('radio', { name: /^Aceptar A/, checked: true })).toBeDefined();
  expect(screen.getByText(/^Perdonas 1 regla:/)).toBeDefined();
  cleanup();
  items = [];
  open();
  expect(await screen.findByRole('radio', { name: /^Aceptar A/, checked: true })).toBeDefined();
  expect(screen.queryByText(/^Perdonas/)).toBeNull();
});
