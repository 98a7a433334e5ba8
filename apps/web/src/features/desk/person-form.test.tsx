import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Pilot } from '#app/api/pilots.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { PersonForm } from './person-form.tsx';

const pilot: Pilot = {
  callsign: 'EVE004',
  rank: 'Primer Oficial',
  base: 'LEMD',
  positions: [],
  joinedAt: null,
  name: 'Ana Peres',
  email: 'mal@example.org',
  version: 1,
};
const reason = 'Lo ha pedido por correo.';

/** Answers what is sent, one after the other, and gives it back: the If-Match and the body. */
function serve(...answers: Response[]) {
  const sent: unknown[] = [];
  vi.stubGlobal(
    'fetch',
    async (_: string, { body, headers }: { body?: string; headers: Record<string, string> }) => {
      sent.push([headers['If-Match'], JSON.parse(body ?? 'null')]);
      return answers.shift() ?? Response.json(pilot);
    },
  );
  return sent;
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const correct = () => fireEvent.click(screen.getByRole('button', { name: 'Corregir' }));

it('sends the name and the address as staff put them right, with why', async () => {
  const sent = serve();
  renderInApp(<PersonForm pilot={pilot} />);
  type('Nombre', 'Ana Pérez');
  type('Correo', 'bien@example.org');
  type('Motivo', reason);
  correct();
  await waitFor(() =>
    expect(sent).toEqual([['"v1"', { name: 'Ana Pérez', email: 'bien@example.org', reason }]]),
  );
});

it('takes an address away where the field is left empty, and keeps the hands off one that is not shown', async () => {
  const sent = serve();
  const { unmount } = renderInApp(<PersonForm pilot={pilot} />);
  type('Correo', ' ');
  type('Motivo', reason);
  correct();
  await waitFor(() => expect(sent).toEqual([['"v1"', { name: 'Ana Peres', email: null, reason }]]));
  unmount();
  const { email: _, ...hidden } = pilot;
  renderInApp(<PersonForm pilot={hidden} />);
  expect(screen.queryByLabelText('Correo')).toBeNull();
  type('Motivo', reason);
  correct();
  await waitFor(() => expect(sent.at(-1)).toEqual(['"v1"', { name: 'Ana Peres', reason }]));
});

it('says beside its field what is wrong with an address, and keeps what was typed', async () => {
  const errors = [{ pointer: '/email', message: 'Escribe un correo, como ana@example.org' }];
  const detail = 'Hay datos que no valen.';
  serve(Response.json({ code: 'datos-no-validos', status: 422, detail, errors }, { status: 422 }));
  renderInApp(<PersonForm pilot={pilot} />);
  type('Correo', 'bien@example');
  type('Motivo', reason);
  correct();
  expect(await screen.findByText('Escribe un correo, como ana@example.org')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Correo').value).toBe('bien@example');
});

it('shows what a colleague wrote into the same field meanwhile, once the server has refused, and then sends both', async () => {
  const detail = 'EVE001 ha corregido su nombre o su correo a las 10:00Z, mientras lo tenías abierto.';
  const sent = serve(Response.json({ status: 412, code: 'cambiado-entretanto', detail }, { status: 412 }));
  const { rerender } = renderInApp(<PersonForm pilot={pilot} />);
  type('Nombre', 'Ana Pérez');
  type('Motivo', reason);
  rerender(<PersonForm pilot={{ ...pilot, name: 'Ana Pires', version: 2 }} />);
  correct();
  expect(await screen.findByText(detail)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Ana Pérez');
  expect(screen.getByText('Nombre, ahora').nextSibling?.textContent).toBe('Ana Pires');
  correct();
  const body = { name: 'Ana Pérez', email: 'mal@example.org', reason };
  await waitFor(() =>
    expect(sent).toEqual([
      ['"v1"', body],
      ['"v2"', body],
    ]),
  );
});
