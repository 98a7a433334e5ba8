import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { JoinLinks } from './join-links.tsx';

const LINK = {
  id: '1',
  label: 'Evento de mayo',
  uses: 20,
  used: 3,
  createdBy: 'ABC001',
  createdAt: '2026-11-25T12:00:00Z',
  expiresAt: '2026-12-09T10:00:00Z',
  state: 'open',
};

function serve(items: unknown[], done: Response) {
  const acts: [path: string, body: unknown][] = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body?: string }) => {
    if (method === 'GET') return Response.json({ items });
    acts.push([new URL(address, location.origin).pathname.replace(/^.*\/v1/, ''), JSON.parse(body ?? '{}')]);
    return done;
  });
  return acts;
}

it('shows what is left of each link, and withdraws one', async () => {
  const links = [
    LINK,
    { ...LINK, id: '2', label: null, uses: 1, used: 1, state: 'used' },
    { ...LINK, id: '3', label: 'Ya no', state: 'revoked' },
  ];
  const acts = serve(links, Response.json({ ...LINK, state: 'revoked' }));
  renderInApp(<JoinLinks />);
  expect(await screen.findByText(/^Quedan 17 de 20\susos;/)).toBeDefined();
  expect(screen.getByText('Para 1 persona')).toBeDefined();
  expect(screen.getByText(/^Usado 1 de 1\svez;/)).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^Retirar el enlace/ })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Retirar el enlace «Evento de mayo»' }));
  const dialog = await screen.findByRole('dialog', { name: 'Retirar el enlace «Evento de mayo»' });
  await userEvent.type(within(dialog).getByLabelText('Motivo'), 'Se compartió fuera.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Retirarlo' }));
  await expect.poll(() => acts).toEqual([['/join-links/1/revoke', { reason: 'Se compartió fuera.' }]]);
});

it.each([
  ['http://localhost:8080/plataforma/acceso/enlace#abc', true],
  ['https://va.example/plataforma/acceso/enlace#abc', false],
])('makes a link and shows %s once; it opens on this computer alone: %s', async (url, isHere) => {
  const acts = serve([], Response.json({ link: LINK, url }, { status: 201 }));
  renderInApp(<JoinLinks />);
  await userEvent.click(screen.getByRole('button', { name: 'Hacer un enlace' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hacer un enlace para entrar' });
  const uses = within(dialog).getByLabelText('Cuántas personas');
  await userEvent.clear(uses);
  await userEvent.type(uses, '20');
  await userEvent.type(within(dialog).getByLabelText('Nombre (opcional)'), 'Evento de mayo');
  await userEvent.type(within(dialog).getByLabelText('Motivo'), 'Para el evento de mayo.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Hacer el enlace' }));
  expect(await within(dialog).findByText(url)).toBeDefined();
  expect(within(dialog).queryByText(/sólo se abre en este ordenador/) !== null).toBe(isHere);
  expect(acts).toEqual([
    ['/join-links', { uses: 20, days: 14, label: 'Evento de mayo', reason: 'Para el evento de mayo.' }],
  ]);
});
