import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { LedgerOfPilot } from './ledger-of-pilot.tsx';

const entry = (id: string, text: string) => ({
  id,
  text,
  reason: 'manual',
  applied: 5,
  nominal: 5,
  postedAt: '2026-11-22T10:00:00Z',
  report: null,
  reversed: false,
  reversesId: null,
});

it('leads on to the older entries of a pilot, and another pilot is read from the latest', async () => {
  vi.stubGlobal('fetch', async (address: string) => {
    const { searchParams } = new URL(address, location.origin);
    const [callsign, cursor] = [searchParams.get('callsign'), searchParams.get('cursor')];
    if (cursor === null) return Response.json({ items: [entry('a', `El último de ${callsign}`)], next: 'x' });
    return Response.json({ items: [entry('b', `El primero de ${callsign}`)] });
  });
  renderInApp(<LedgerOfPilot />);
  const field = screen.getByLabelText(/Indicativo del piloto/);
  await userEvent.type(field, 'eve001{Enter}');
  const first = await screen.findByRole('list', { name: 'Apuntes de EVE001' });
  expect(within(first).getByText(/El último de EVE001/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Siguientes' }));
  expect(await screen.findByText(/El primero de EVE001/)).toBeDefined();
  await userEvent.clear(field);
  await userEvent.type(field, 'eve002{Enter}');
  expect(await screen.findByText(/El último de EVE002/)).toBeDefined();
});
