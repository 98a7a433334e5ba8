import { screen, within } from '@testing-library/react';
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
  expect(await screen.findByRole('heading', { name: 'Decididas' })).toBeDefined();
});

it('asks for the decided ones alone, in parts, and shows the last that was asked for first', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, location.origin);
    if (!pathname.endsWith('/leaves')) return Response.json({});
    const cursor = searchParams.get('cursor');
    asked.push([searchParams.get('state'), cursor].join(' ').trim());
    if (searchParams.get('state') !== 'decided') return Response.json({ items: [] });
    if (cursor === 'more') return Response.json({ items: [leave('ABC017', 'refused')] });
    return Response.json({ items: [leave('ABC018', 'ended')], next: 'more' });
  });
  renderInApp(<DeskLeavesPage />);
  const list = await screen.findByRole('table');
  const [, ...rows] = within(list).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent?.slice(0, 6))).toEqual(['ABC018', 'ABC017']);
  expect(asked.toSorted()).toEqual(['asked', 'decided', 'decided more']);
});
