import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { HoursCard } from './hours-card.tsx';

it('lists the hours that a pilot brought along, and corrections, each with its reason', async () => {
  const entry = { postedAt: '2026-11-20T12:00:00Z', reportCode: null };
  const items = [
    { ...entry, id: '2', minutes: -30, kind: 'adjustment', text: 'Un vuelo contado dos veces.' },
    { ...entry, id: '1', minutes: 7505, kind: 'transfer', text: 'Vienes de otra aerolínea.' },
  ];
  const fetch = vi.fn(async () => Response.json({ items }));
  vi.stubGlobal('fetch', fetch);
  renderInApp(<HoursCard />);
  const lines = await screen.findAllByRole('listitem');
  const words = lines.map(({ textContent }) => textContent?.replace(/ · .*/, ''));
  expect(words).toEqual([
    'Corrección−00:30\u00a0hUn vuelo contado dos veces.',
    'Horas reconocidas+125:05\u00a0hVienes de otra aerolínea.',
  ]);
  expect(fetch).toHaveBeenCalledWith(expect.stringContaining('/me/hours?of=desk'), expect.anything());
});
