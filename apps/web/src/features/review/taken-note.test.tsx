import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { ReviewPage } from './review-page.tsx';
import { effectsOf, reviewOf } from './testing/review-of.ts';

/** Opens an appeal that a colleague has open. */
function openAppeal(decidedByMe: boolean, capabilities: readonly string[]) {
  const review = reviewOf('R0000001', true);
  const appeal = { text: 'Aterricé en la 32L.', rules: [], evidence: [], state: 'open', answer: null };
  const body = {
    ...review,
    report: { ...review.report, state: 'appealed', appeal: { ...appeal, raisedAt: '2026-11-22T12:00:00Z' } },
    decidedByMe,
    taken: { callsign: 'EVE004', mine: false, at: '2026-11-22T12:00:00Z' },
  };
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (url.endsWith('/session'))
      return Response.json({ stage: 'open', methods: [], pilot: { callsign: 'EVE003', capabilities } });
    if (url.includes('/effects')) return Response.json(effectsOf(20));
    return Response.json(/\/reviews\/R/.test(url) ? body : { items: [] });
  });
  renderInApp(<ReviewPage code="R0000001" />);
  return asked;
}

const BOTH = ['reports.review', 'appeals.decide'];

it('lets who may decide an appeal take it over from a colleague', async () => {
  openAppeal(false, BOTH);
  expect(await screen.findByRole('button', { name: 'Lo miro yo' })).toBeDefined();
});

it.each([
  ['decided what it is against', true, BOTH],
  ['has no right to decide appeals', false, ['reports.review']],
])('says who has an appeal open to who %s, and offers them no part in it', async (_, mine, capabilities) => {
  const asked = openAppeal(mine, capabilities);
  expect(await screen.findByText('EVE004')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Lo miro yo' })).toBeNull();
  expect(asked.filter((url) => url.endsWith('/take'))).toEqual([]);
});
