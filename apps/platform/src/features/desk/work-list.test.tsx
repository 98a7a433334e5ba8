import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { JobList } from './work-list.tsx';

it('names a job by its title, and does not show the name of its kind in its key', async () => {
  const job = {
    id: '0197a3a2-0000-7000-8000-000000000001',
    kind: 'booking-expiry',
    title: 'Reservas que caducan',
    runKey: 'booking-expiry:2026-11-22T10:05:00.000Z',
    state: 'done',
    attempts: 1,
    nextAt: '2026-11-22T10:05:00Z',
    lastError: null,
    createdAt: '2026-11-22T10:05:00Z',
    finishedAt: '2026-11-22T10:05:01Z',
  };
  vi.stubGlobal('fetch', async () => Response.json({ items: [job] }));
  renderInApp(<JobList />);
  expect((await screen.findAllByText('Reservas que caducan')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('2026-11-22T10:05:00.000Z').length).toBeGreaterThan(0);
  expect(screen.queryByText(/booking-expiry/)).toBeNull();
});
