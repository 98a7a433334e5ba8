import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { ReviewPage } from './review-page.tsx';
import { reviewOf } from './testing/review-of.ts';

const TITLE = 'Aterrizó en un campo desconocido';
const WHY = 'La última posición está sobre la pista de Lérida.';

/** Opens a decided report that came down at an unknown field; answers what is sent to the API. */
async function open(
  capabilities: readonly string[],
  { namedBefore = false, landing = '2026-11-20T11:04:00Z' as string | null } = {},
) {
  const sent: string[] = [];
  const review = reviewOf('ABCD2345', true);
  const report = {
    ...review.report,
    diversion: true,
    arr: null,
    arrIcao: namedBefore ? 'XXXX' : null,
    landing,
  };
  const line = { at: '2026-11-22T12:00:00Z', from: 'accepted', to: 'accepted', event: 'name_arrival' };
  const history = namedBefore ? [{ ...line, text: WHY, own: false }] : [];
  vi.stubGlobal('fetch', async (url: string, init?: { method: string; body?: string }) => {
    if (url.endsWith('/me/decisions')) return Response.json([]);
    if (url.endsWith('/session'))
      return Response.json({ stage: 'open', methods: [], pilot: { callsign: 'EVE003', capabilities } });
    if (url.endsWith('/airports')) return Response.json([]);
    if (init?.method === 'POST') sent.push(`${url.replace('/plataforma/api/v1', '')} ${init.body ?? ''}`);
    return Response.json(/reviews\/\w+/.test(url) ? { ...review, report, history } : { items: [] });
  });
  renderInApp(<ReviewPage code="ABCD2345" />);
  await screen.findByRole('heading', { name: 'De Madrid a Barcelona' });
  return sent;
}

it('lets operations say where a flight came down, and keeps what is typed until it is sent', async () => {
  await open(['reports.read', 'reports.reopen']);
  expect(await screen.findByRole('heading', { name: TITLE })).toBeDefined();
  await userEvent.type(screen.getByLabelText(/^Dónde aterrizó/), 'leda');
  await userEvent.type(screen.getByLabelText(/^Cómo se sabe/), WHY);
  // The page is loaded again.
  cleanup();
  const sent = await open(['reports.read', 'reports.reopen']);
  expect(await screen.findByLabelText(/^Dónde aterrizó/)).toHaveProperty('value', 'LEDA');
  await userEvent.click(screen.getByRole('button', { name: 'Poner el aeropuerto' }));
  await waitFor(() => expect(sent).toEqual([`/reviews/ABCD2345/arrival {"arrIcao":"LEDA","text":"${WHY}"}`]));
});

it('lets them correct what one of them has said', async () => {
  const sent = await open(['reports.read', 'reports.reopen'], { namedBefore: true });
  expect(await screen.findByRole('heading', { name: 'Corregir dónde aterrizó' })).toBeDefined();
  await userEvent.type(screen.getByLabelText(/^Dónde aterrizó/), 'leda');
  await userEvent.type(screen.getByLabelText(/^Cómo se sabe/), WHY);
  await userEvent.click(screen.getByRole('button', { name: 'Poner el aeropuerto' }));
  await waitFor(() => expect(sent).toHaveLength(1));
});

it('asks nobody else', async () => {
  await open(['reports.read', 'reports.review']);
  expect(await screen.findByText('Con llegada a un campo desconocido')).toBeDefined();
  expect(screen.queryByRole('heading', { name: TITLE })).toBeNull();
});

it('claims no unknown field of a recording that ends before the landing', async () => {
  await open(['reports.read', 'reports.reopen'], { landing: null });
  expect(await screen.findByRole('heading', { name: 'La grabación no tiene la toma' })).toBeDefined();
  expect(screen.getByText(/^Acaba antes de aterrizar\./)).toBeDefined();
  expect(screen.queryByText(/campo desconocido/)).toBeNull();
});
