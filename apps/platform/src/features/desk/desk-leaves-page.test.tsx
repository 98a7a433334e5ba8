import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { DeskLeavesPage } from './desk-leaves-page.tsx';

let made = 0;
const leave = (callsign: string, state: string) => ({
  id: String((made += 1)),
  callsign,
  firstMonth: '2026-12',
  months: 2,
  state,
  reason: null,
  askedAt: '2026-11-25T12:00:00Z',
});

it('shows what is to be decided however many were decided before it', async () => {
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, location.origin);
    if (!pathname.endsWith('/leaves')) return Response.json({});
    if (searchParams.get('state') === 'asked') return Response.json({ items: [leave('ABC017', 'asked')] });
    // More decided ones than are ever read.
    return Response.json({ items: [leave('ABC018', 'ended')], next: 'more' });
  });
  renderInApp(<DeskLeavesPage />);
  expect(await screen.findByRole('heading', { name: /^ABC017: diciembre/ })).toBeDefined();
});
