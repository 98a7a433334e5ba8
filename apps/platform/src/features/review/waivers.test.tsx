import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { ReviewPage } from './review-page.tsx';
import { reviewOf } from './testing/review-of.ts';

const TITLE = 'Luz de rodaje apagada';

it('keeps with a report the deductions that are waived and the outcome, as long as they are there to waive', async () => {
  const base = reviewOf('W0000001', false);
  const hit = { rule: 'S-01', title: TITLE, status: 'hit' as const, deduction: 2, waived: 0 };
  const item = { ...hit, observed: '26 s', expected: '', times: [] };
  let items = [item];
  const pilot = { callsign: 'EVE003', capabilities: ['reports.review'] };
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/session')) return Response.json({ stage: 'open', methods: [], pilot });
    const report = { ...base.report, source: 'acars', score: 98 };
    return Response.json(
      url.includes('/reviews/W') ? { ...base, report, score: { ...base.score, items } } : { items: [] },
    );
  });
  const open = () => renderInApp(<ReviewPage code="W0000001" />);
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: `Perdonar ${TITLE}` }));
  await userEvent.click(screen.getByRole('radio', { name: /^Aceptar A/ }));
  expect(screen.getByText(/^Perdonas 1 regla:/)).toBeDefined();
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
