import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Pilot } from '#app/api/pilots.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { PositionForm } from './position-form.tsx';
import { RightsForm } from './rights-form.tsx';

const pilot: Pilot = {
  callsign: 'EVE002',
  rank: 'Comandante TRI',
  base: 'LEMD',
  positions: ['CO-CEO'],
  joinedAt: null,
  roles: ['pilot', 'administrator'],
  grantedRoles: [],
  capabilities: [],
  version: 1,
};
const catalog = {
  roles: [
    { id: 'pilot', label: 'Piloto', capabilities: [] },
    { id: 'reviewer', label: 'Revisor', capabilities: [] },
    { id: 'administrator', label: 'Administrador', capabilities: [] },
  ],
  capabilities: [],
  positions: [
    { position: 'CO-CEO', roles: ['administrator'], capabilities: [] },
    { position: 'Jefe TR', roles: ['reviewer'], capabilities: [] },
  ],
};

/** Answers what is asked, and gives back what is sent: the If-Match and the body of each change. */
function serve(...answers: Response[]) {
  const sent: unknown[] = [];
  vi.stubGlobal(
    'fetch',
    async (
      url: string,
      { method, body, headers }: { method: string; body?: string; headers: Record<string, string> },
    ) => {
      if (method === 'GET') return Response.json(url.endsWith('/roles') ? catalog : pilot);
      sent.push([headers['If-Match'], JSON.parse(body ?? 'null')]);
      return answers.shift() ?? Response.json(pilot);
    },
  );
  return sent;
}
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

it('grants the roles that are ticked, and none of those that the position brings', async () => {
  const sent = serve();
  renderInApp(<RightsForm pilot={pilot} />);
  const administrator = await box('Administrador');
  expect(administrator.checked).toBe(false);
  expect(screen.getByText(/^Lo trae su cargo: CO-CEO\./)).toBeDefined();
  fireEvent.click(await box('Revisor'));
  fireEvent.change(screen.getByLabelText('Motivo'), { target: { value: 'Revisa este mes.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar los roles' }));
  await waitFor(() =>
    expect(sent).toEqual([['"v1"', { roles: ['reviewer'], capabilities: [], reason: 'Revisa este mes.' }]]),
  );
});

it('keeps what was ticked and typed when the account changes meanwhile, and what a colleague gave it', async () => {
  const sent = serve();
  const { rerender } = renderInApp(<RightsForm pilot={pilot} />);
  fireEvent.click(await box('Revisor'));
  fireEvent.change(screen.getByLabelText('Motivo'), { target: { value: 'Revisa este mes.' } });
  rerender(<RightsForm pilot={{ ...pilot, grantedRoles: ['administrator'], version: 2 }} />);
  expect([(await box('Revisor')).checked, (await box('Administrador')).checked]).toEqual([true, true]);
  fireEvent.click(screen.getByRole('button', { name: 'Guardar los roles' }));
  const body = { roles: ['reviewer', 'administrator'], capabilities: [], reason: 'Revisa este mes.' };
  await waitFor(() => expect(sent).toEqual([['"v2"', body]]));
});

it('keeps positions and base that were typed through a refusal, and does not write over a colleague’s base', async () => {
  const detail = 'EVE001 lo ha cambiado a las 10:00Z, mientras lo tenías abierto.';
  const sent = serve(Response.json({ status: 412, code: 'cambiado-entretanto', detail }, { status: 412 }));
  const { rerender } = renderInApp(<PositionForm pilot={pilot} />);
  fireEvent.click(await box('Jefe TR'));
  const base = screen.getByLabelText<HTMLInputElement>('Base');
  fireEvent.change(base, { target: { value: 'lebl' } });
  fireEvent.change(screen.getByLabelText('Motivo'), { target: { value: 'Se muda a Barcelona.' } });
  rerender(<PositionForm pilot={{ ...pilot, base: 'LEPA', positions: [], version: 2 }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Guardar cargos y base' }));
  expect(await screen.findByText(detail)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Base').value).toBe('LEBL');
  fireEvent.click(screen.getByRole('button', { name: 'Guardar cargos y base' }));
  const reason = 'Se muda a Barcelona.';
  await waitFor(() =>
    expect(sent).toEqual([
      ['"v1"', { positions: ['CO-CEO', 'Jefe TR'], base: 'LEBL', reason }],
      // What a colleague took away meanwhile is not given back.
      ['"v2"', { positions: ['Jefe TR'], base: 'LEBL', reason }],
    ]),
  );
});

it('leaves a role that was ticked and unticked as a colleague has left it', async () => {
  serve();
  const { rerender } = renderInApp(<RightsForm pilot={pilot} />);
  fireEvent.click(await box('Revisor'));
  fireEvent.click(await box('Revisor'));
  rerender(<RightsForm pilot={{ ...pilot, grantedRoles: ['reviewer'], version: 2 }} />);
  expect((await box('Revisor')).checked).toBe(true);
});

it('takes away a role that a colleague has given too, and says that they have', async () => {
  serve();
  const { rerender } = renderInApp(<RightsForm pilot={pilot} />);
  fireEvent.click(await box('Revisor'));
  rerender(<RightsForm pilot={{ ...pilot, grantedRoles: ['reviewer'], version: 2 }} />);
  fireEvent.click(await box('Revisor'));
  expect((await box('Revisor')).checked).toBe(false);
  expect(screen.getByText('Revisor, ahora').nextSibling?.textContent).toBe('Sí');
});
