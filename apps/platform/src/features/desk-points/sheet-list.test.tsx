import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { SheetList } from './sheet-list.tsx';

it('shows what the instructor saw, with who signed it and when', async () => {
  const sheet = {
    id: 'a',
    callsign: 'EVE017',
    kind: 'verification',
    model: 'A320-200',
    result: 'pass',
    text: 'Buen vuelo, con viento cruzado.',
    signedBy: 'EVE003',
    signedAt: '2026-11-22T10:00:00Z',
    own: false,
  };
  vi.stubGlobal('fetch', async () => Response.json({ items: [sheet] }));
  renderInApp(<SheetList />);
  const row = await screen.findByRole('listitem');
  expect(row.textContent).toContain('EVE003, 22 nov 2026 10:00Z');
  expect(row.textContent).toContain('Buen vuelo, con viento cruzado.');
});
