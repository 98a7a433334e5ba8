import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { HoursCard } from './points-page.tsx';

it('lists the hours that a pilot brought along, and corrections, each with its reason', async () => {
  const entry = { postedAt: '2026-11-20T12:00:00Z', reportCode: null };
  const items = [
    { ...entry, id: '2', minutes: -30, kind: 'adjustment', text: 'Un vuelo contado dos veces.' },
    { ...entry, id: '1', minutes: 7505, kind: 'transfer', text: 'Vienes de otra aerolínea.' },
  ];
  const fetch = vi.fn(async () => Response.json({ items, notTaken: 0 }));
  vi.stubGlobal('fetch', fetch);
  renderInApp(<HoursCard />);
  const lines = await screen.findAllByRole('listitem');
  const words = lines.map(({ textContent }) => textContent?.replace(/ · .*/, ''));
  expect(words).toEqual([
    'Corrección−00:30\u00a0hUn vuelo contado dos veces.',
    'Horas reconocidas+125:05\u00a0hVienes de otra aerolínea.',
  ]);
  expect(screen.queryByText(/no se han restado/)).toBeNull();
  expect(fetch).toHaveBeenCalledWith(expect.stringContaining('/me/hours?of=desk'), expect.anything());
});

it('says what was not taken because there was none left, so that the entries add up', async () => {
  const item = { id: '1', minutes: -60, kind: 'adjustment', text: 'Un vuelo contado dos veces.' };
  const items = [{ ...item, postedAt: '2026-11-20T12:00:00Z', reportCode: null }];
  vi.stubGlobal('fetch', async () => Response.json({ items, notTaken: 50 }));
  renderInApp(<HoursCard />);
  const words = 'De lo retirado no se han restado 00:50 h, porque no te quedaban: tu total no baja de cero.';
  expect(await screen.findByText(words)).toBeDefined();
});
