import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { HandoverLinkNote } from './handover-link-note.tsx';
import { InvitePilot } from './invite-pilot.tsx';

it('a double click invites once, and the link is there to hand over', async () => {
  const url = 'https://va.example/plataforma/acceso/invitacion#abc';
  let sent = 0;
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/next-callsign')) return Response.json({ callsign: null, minAge: 14 });
    sent += 1;
    return sent === 1
      ? Response.json({ callsign: 'ABC017', url, mailed: false, expiresAt: '2026-12-09T10:00:00.000Z' })
      : Response.json({ code: 'indicativo-ocupado', status: 409, detail: 'No está libre.' }, { status: 409 });
  });
  renderInApp(<InvitePilot />);
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Invitar a un piloto' }));
  expect(await screen.findByText(/^No queda ninguno libre como/)).toBeDefined();
  await user.type(screen.getByLabelText('Indicativo'), 'ABC017');
  await user.click(screen.getByLabelText('Ha dicho que tiene 14 años o más'));
  await user.type(screen.getByLabelText('Motivo'), 'Pasó la entrevista');
  await user.dblClick(screen.getByRole('button', { name: 'Crear la invitación' }));
  expect(await screen.findByText(url)).toBeDefined();
  expect(sent).toBe(1);
});

it('proposes the first free callsign, asks for the age of the airline, and sends the name that was typed', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    if (path.endsWith('/next-callsign')) return Response.json({ callsign: 'ABC018', minAge: 16 });
    if (method === 'POST') sent.push(JSON.parse(body ?? '{}'));
    return Response.json({ code: 'correo-ocupado', status: 409, detail: 'Está ocupado.' }, { status: 409 });
  });
  renderInApp(<InvitePilot />);
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Invitar a un piloto' }));
  await expect.poll(() => screen.getByLabelText<HTMLInputElement>('Indicativo').value).toBe('ABC018');
  await user.type(screen.getByLabelText('Nombre (opcional)'), 'Ana Pérez');
  await user.click(screen.getByLabelText('Ha dicho que tiene 16 años o más'));
  await user.type(screen.getByLabelText('Motivo'), 'Pasó la entrevista');
  await user.click(screen.getByRole('button', { name: 'Crear la invitación' }));
  expect(await screen.findByText('Está ocupado.')).toBeDefined();
  expect(sent).toMatchObject([{ callsign: 'ABC018', name: 'Ana Pérez' }]);
});

it.each([
  ['http://localhost:8080/plataforma/acceso/invitacion#abc', true],
  ['http://127.0.0.1:8080/x#abc', true],
  ['http://[::1]:8080/x#abc', true],
  ['https://va.example/x#abc', false],
  ['https://localhost.example/x#abc', false],
])('says of the link %s whether it opens on this computer alone: %s', (url, here) => {
  renderInApp(
    <HandoverLinkNote
      link={{ callsign: 'ABC017', url, mailed: false, expiresAt: '2026-12-09T10:00:00.000Z' }}
    />,
  );
  expect(screen.queryByText(/sólo se abre en este ordenador/) !== null).toBe(here);
});
