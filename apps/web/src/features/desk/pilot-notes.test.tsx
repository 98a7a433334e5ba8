import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { PilotNotes } from './pilot-notes.tsx';

it('staff read, write and take away notes about a pilot', async () => {
  const note = { id: 'a', text: 'Prefiere la tarde.', by: 'EVE002', at: '2026-11-20T10:00:00Z' };
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    if (method === 'GET') return Response.json([note]);
    sent.push([path.replace('/plataforma/api/v1', ''), JSON.parse(body ?? '{}')]);
    return path.endsWith('/remove')
      ? new Response(null, { status: 204 })
      : Response.json(note, { status: 201 });
  });
  renderInApp(<PilotNotes callsign="EVE004" />);
  expect(await screen.findByText('Prefiere la tarde.')).toBeDefined();
  await userEvent.type(screen.getByLabelText('Nota nueva'), 'Avisar de los cursos.');
  await userEvent.click(screen.getByRole('button', { name: 'Anotar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Quitar la nota «Prefiere la tarde.»' }));
  await userEvent.type(screen.getByLabelText('Motivo'), 'Ya no es así.');
  await userEvent.click(screen.getByRole('button', { name: 'Quitar la nota' }));
  await expect
    .poll(() => sent)
    .toEqual([
      ['/pilots/EVE004/notes', { text: 'Avisar de los cursos.' }],
      ['/pilots/EVE004/notes/a/remove', { reason: 'Ya no es así.' }],
    ]);
});
