import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastStore } from '@va/ui/controls/toast-store.ts';
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
    if (url.endsWith('/me/decisions')) return Response.json([]);
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

it('reads a report again that a colleague has decided meanwhile, and says who did', async () => {
  const pilot = { callsign: 'EVE003', capabilities: ['reports.review'] };
  const detail = 'ABC017 lo ha aceptado a las 10:00Z, mientras lo tenías abierto.';
  let decided = false;
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/me/decisions')) return Response.json([]);
    if (url.endsWith('/session')) return Response.json({ stage: 'open', methods: [], pilot });
    if (url.includes('/effects')) return Response.json(effectsOf(15));
    if (!url.endsWith('/decide'))
      return Response.json(
        url.includes('/reviews/W') ? reviewOf('W0000001', decided) : { items: [waitingOf('W0000001')] },
      );
    decided = true;
    return Response.json({ status: 412, code: 'cambiado-entretanto', detail }, { status: 412 });
  });
  renderInApp(<ReviewPage code="W0000001" />);
  fireEvent.click(await screen.findByRole('radio', { name: /^Aceptar A/ }));
  fireEvent.click(screen.getByRole('button', { name: /^Aceptar/ }));
  await waitFor(() =>
    expect(toastStore.snapshot().at(-1)).toMatchObject({ title: 'No se ha decidido', description: detail }),
  );
  expect(screen.queryByRole('button', { name: /^Aceptar/ })).toBeNull();
});

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
    if (url.endsWith('/me/decisions')) return Response.json([]);
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
