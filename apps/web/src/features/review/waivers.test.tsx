import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Review } from '#app/api/reviews.ts';
import { queryClient } from '#app/app/query-client.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { ReviewPage } from './review-page.tsx';
import { effectsOf, reviewOf, waitingOf } from './testing/review-of.ts';

const TITLE = 'Luz de rodaje apagada';

const hit = { rule: 'S-01', title: TITLE, status: 'hit' as const, deduction: 2, waived: 0 };
const item = { ...hit, observed: '26 s', expected: '', times: [] };
const base = reviewOf('W0000001', false);
const report = { ...base.report, source: 'acars' as const, score: 98 };

const event = (at: string, name: string) => ({
  at,
  from: '',
  to: '',
  event: name,
  by: 'staff' as const,
  reasonCode: null,
  text: null,
});
const sent = event('2026-11-20T12:00:00Z', 'decide_alone');

/** Opens the report as `now` says it is; accepting it brings more points without its deduction. */
function opener(now: () => Review) {
  const pilot = { callsign: 'EVE003', capabilities: ['reports.review'] };
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/session')) return Response.json({ stage: 'open', methods: [], pilot });
    if (url.includes('/effects')) return Response.json(effectsOf(url.endsWith('?waivers=S-01') ? 20 : 15));
    return Response.json(url.includes('/reviews/W') ? now() : { items: [waitingOf('W0000001')] });
  });
  return () => renderInApp(<ReviewPage code="W0000001" />);
}

it('says what an outcome brings with the waived deductions, and keeps both with a report while they are there', async () => {
  let items = [item];
  const open = opener(() => ({ ...base, report, score: { ...base.score, items } }));
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

it('begins with nothing chosen, typed or waived when the report comes back to a person', async () => {
  let now: Review = { ...base, report, score: { ...base.score, items: [item] }, history: [sent] };
  const open = opener(() => now);
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: `Perdonar ${TITLE}` }));
  await userEvent.click(screen.getByRole('radio', { name: /^Aceptar A/ }));
  await userEvent.type(screen.getByLabelText('Lo que leerá el piloto'), 'De la primera vuelta.');
  cleanup();
  const reopened = event('2026-11-23T12:00:00Z', 'reopen');
  now = { ...now, history: [sent, event('2026-11-22T12:00:00Z', 'accept'), reopened] };
  open();
  expect(await screen.findByRole('checkbox', { name: `Perdonar ${TITLE}`, checked: false })).toBeDefined();
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  expect(screen.queryByText(/^Lo que escribiste sigue aquí/)).toBeNull();
  expect(Object.values({ ...localStorage }).join(' ')).not.toContain('De la primera vuelta.');
  await userEvent.click(screen.getByRole('radio', { name: /^Aceptar A/ }));
  expect(screen.getByLabelText('Lo que leerá el piloto')).toHaveProperty('value', '');
});

it('leaves to a newer round what another window has typed and waived in it, and shows it once it is there', async () => {
  const reopened = event('2026-11-23T12:00:00Z', 'reopen');
  let now: Review = { ...base, report, score: { ...base.score, items: [item] }, history: [sent] };
  const open = opener(() => now);
  const waive = () => screen.findByRole('checkbox', { name: `Perdonar ${TITLE}` });
  open();
  await userEvent.click(await waive());
  // The other window has read the report in its second round.
  now = { ...now, history: [sent, reopened] };
  const newer = (form: object) => JSON.stringify({ form: JSON.stringify({ round: reopened.at, ...form }) });
  for (const key of Object.keys(localStorage)) localStorage.setItem(key, newer({ waivers: ['S-01'] }));
  const [draft] = Object.keys(localStorage).map((key) => key.replace('perdonado', 'decision'));
  localStorage.setItem(draft ?? '', newer({ chosen: 'accept', text: 'De la segunda vuelta.' }));
  const kept = { ...localStorage };
  await userEvent.click(await waive());
  await userEvent.click(screen.getByRole('radio', { name: /^Rechazar/ }));
  await userEvent.type(screen.getByLabelText('Lo que leerá el piloto'), 'De la primera vuelta.');
  expect({ ...localStorage }).toEqual(kept);
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByRole('radio', { name: /^Aceptar A/, checked: true })).toBeDefined();
  expect(screen.getByLabelText('Lo que leerá el piloto')).toHaveProperty('value', 'De la segunda vuelta.');
  expect({ ...localStorage }).toEqual(kept);
});

it('adds to what another window has waived in the same round', async () => {
  const other = { ...item, rule: 'S-02', title: 'Luz de aterrizaje apagada' };
  const open = opener(() => ({ ...base, report, score: { ...base.score, items: [item, other] } }));
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: `Perdonar ${TITLE}` }));
  const [key = ''] = Object.keys(localStorage);
  const theirs = localStorage.getItem(key)?.replace('S-01', 'S-02') ?? '';
  localStorage.setItem(key, theirs);
  act(() => void dispatchEvent(new StorageEvent('storage', { key })));
  expect(screen.getByRole('checkbox', { name: `Perdonar ${other.title}`, checked: true })).toBeDefined();
  await userEvent.click(screen.getByRole('checkbox', { name: `Perdonar ${TITLE}`, checked: false }));
  expect(localStorage.getItem(key)).toContain('S-02');
  expect(localStorage.getItem(key)).toContain('S-01');
});
