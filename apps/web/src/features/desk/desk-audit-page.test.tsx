import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { DeskAuditPage } from './desk-audit-page.tsx';

it('calls awards, tours and types of aircraft by their names, and what is gone by its id', async () => {
  const kept = { at: '2026-11-25T12:00:00Z', actor: 'ABC001', subject: 'ABC017', before: null, reason: null };
  const entry = (seq: number, action: string, after: unknown) => ({ ...kept, seq, action, after });
  const answers: Record<string, unknown> = {
    '/audit': {
      items: [
        entry(3, 'award.granted', { award: 'spirit' }),
        entry(2, 'tour.closed', { tour: 'nacional', edition: 2 }),
        entry(1, 'timetable.flight-created', { typeId: 'a320', types: ['a320', 'b757'] }),
      ],
      next: null,
      brokenAt: null,
    },
    '/awards': [{ id: 'spirit', name: 'Espíritu de equipo' }],
    '/tours': [{ id: 'nacional', name: 'Tour Nacional' }],
    '/aircraft': [{ typeId: 'a320', model: 'Airbus A320', service: 'retired' }],
  };
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(answers[new URL(url, location.origin).pathname.replace('/plataforma/api/v1', '')] ?? []),
  );
  renderInApp(<DeskAuditPage />);
  for (const words of ['Espíritu de equipo', 'Tour Nacional', 'Airbus A320', 'Airbus A320, b757'])
    expect(await screen.findByText(words)).toBeDefined();
});
