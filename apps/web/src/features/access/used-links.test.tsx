import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { InvitationPage } from './invitation-page.tsx';
import { RecoveryPage } from './recovery-page.tsx';

/** Opens a page with a link that is good, and keeps which addresses of the API were asked. */
function open(page: typeof InvitationPage) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string | URL | Request) => {
    const path = new URL(url instanceof Request ? url.url : url, location.origin).pathname;
    asked.push(path.replace(/^.*\/v1/, ''));
    return Response.json({
      callsign: 'ABC017',
      airline: 'Aero',
      minAge: 16,
      expiresAt: '2026-12-01T10:00:00Z',
    });
  });
  const Page = page;
  renderInApp(<Page />, '/plataforma/acceso#abcdefghijklmnopqrstuvwxyz');
  return asked;
}

it('an invitation that was accepted is not asked about again', async () => {
  const asked = open(InvitationPage);
  await userEvent.type(await screen.findByLabelText(/^Contraseña/), 'cielo-norte-pista-alba');
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
  // As the airline wants it.
  expect(screen.getByLabelText('Tengo 16 años o más')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Empezar' }));
  expect(await screen.findByText('Al enlace le falta una parte')).toBeDefined();
  expect(asked).toEqual(['/links/look', '/invitations/accept']);
});

it('a recovery that was used is not asked about again', async () => {
  const asked = open(RecoveryPage);
  await userEvent.type(await screen.findByLabelText(/^Contraseña/), 'cielo-norte-pista-alba');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByRole('heading', { name: 'Recuperar la contraseña' })).toBeDefined();
  expect(asked).toEqual(['/links/look', '/recovery/use']);
});
