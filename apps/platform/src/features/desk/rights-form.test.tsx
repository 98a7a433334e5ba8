import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Pilot } from '#app/api/pilots.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { RightsForm } from './rights-form.tsx';

const pilot: Pilot = {
  callsign: 'EVE004',
  rank: 'Primer Oficial',
  base: 'LEMD',
  positions: [],
  joinedAt: null,
  roles: ['pilot'],
  capabilities: [],
  version: 1,
};
const roles = (['pilot', 'reviewer', 'operations'] as const).map((id) => ({
  id,
  label: id,
  capabilities: [],
}));

it('gives a role beside one that a colleague gave meanwhile, and keeps what was chosen', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { method, headers, body }: Sent) => {
    if (method === 'GET') return Response.json({ roles, positions: [], capabilities: [] });
    sent.push([headers['If-Match'], JSON.parse(body ?? '').roles]);
    return Response.json(pilot);
  });
  const { rerender } = renderInApp(<RightsForm pilot={pilot} />);
  fireEvent.click(await screen.findByLabelText('reviewer'));
  fireEvent.change(screen.getByLabelText('Motivo'), { target: { value: 'Entra en el equipo.' } });
  rerender(<RightsForm pilot={{ ...pilot, roles: ['pilot', 'operations'], version: 2 }} />);
  for (const role of ['reviewer', 'operations'])
    expect(screen.getByRole('checkbox', { name: role, checked: true })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Guardar los roles' }));
  await waitFor(() => expect(sent).toEqual([['"v2"', ['pilot', 'reviewer', 'operations']]]));
});

interface Sent {
  method: string;
  headers: Record<string, string>;
  body?: string;
}
