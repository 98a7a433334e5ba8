import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { DataPage } from './data-page.tsx';

const imported = (name: string) => ({
  id: name,
  kind: 'airports',
  name,
  state: 'taken_back',
  good: 1,
  refused: 0,
  done: 0,
  skipped: 0,
  toInvite: 0,
  failure: null,
  reason: 'Era otro archivo',
  createdBy: 'ABC001',
  createdAt: '2026-11-25T12:00:00Z',
  endedAt: '2026-11-25T12:01:00Z',
});

it('reaches the oldest import, part by part', async () => {
  const parts: Record<string, unknown> = {
    '': { newsky: false, items: [imported('nueva.csv')], next: 'more' },
    more: { newsky: false, items: [imported('antigua.csv')] },
  };
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, location.origin);
    return Response.json(pathname.endsWith('/imports') ? parts[searchParams.get('cursor') ?? ''] : {});
  });
  renderInApp(<DataPage />);
  expect(await screen.findByText(/nueva\.csv/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Siguientes' }));
  expect(await screen.findByText(/antigua\.csv/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Al principio' }));
  expect(await screen.findByText(/nueva\.csv/)).toBeDefined();
});
