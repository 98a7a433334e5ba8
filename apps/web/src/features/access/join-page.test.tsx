import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { ApplicationPage } from './application-page.tsx';
import { JoinPage } from './join-page.tsx';

const LINK = {
  airline: 'Prueba',
  minAge: 16,
  expiresAt: '2026-12-09T10:00:00.000Z',
  byMail: true,
  token: 'el del formulario',
};
const SECRET = 'x'.repeat(43);
const INVITATION = 'https://va.example/plataforma/acceso/invitacion#abc';

/** Answers the link, and what is sent by it; tells what was sent. */
function serve(answer: Response, look: Response = Response.json(LINK)) {
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string }) => {
    if (address.endsWith('/look')) return look.clone();
    sent.push(JSON.parse(body ?? '{}'));
    return answer;
  });
  return sent;
}

function Where() {
  const { pathname, hash } = useLocation();
  return <p>{pathname + hash}</p>;
}

const open = (hash = `#${SECRET}`) =>
  renderInApp(
    <>
      <JoinPage />
      <Where />
    </>,
    `/plataforma/acceso/enlace${hash}`,
  );

async function fillIn() {
  const user = userEvent.setup({ delay: null });
  await user.type(await screen.findByLabelText('Nombre y apellidos'), 'Ana Pérez');
  await user.type(screen.getByLabelText('Correo'), 'ana@example.org');
  await user.click(screen.getByLabelText('Tengo 16 años o más'));
  await user.click(screen.getByLabelText(/^He leído la política de privacidad/));
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
}

it('sends who comes by a link, and says that the address has to be confirmed', async () => {
  const sent = serve(Response.json({ next: 'confirm', url: null }, { status: 202 }));
  open();
  await fillIn();
  expect(await screen.findByRole('heading', { name: 'Falta un paso: confirma tu correo' })).toBeDefined();
  expect(sent).toEqual([
    {
      token: SECRET,
      formToken: 'el del formulario',
      name: 'Ana Pérez',
      email: 'ana@example.org',
      oldEnough: true,
      privacyAccepted: true,
    },
  ]);
});

it('leads on to the password where the airline sends no mail', async () => {
  serve(Response.json({ next: 'enter', url: INVITATION }, { status: 202 }));
  open();
  await fillIn();
  expect(await screen.findByText('/plataforma/acceso/invitacion#abc')).toBeDefined();
});

it('says why a link lets nobody in, and what is missing of one that was cut', async () => {
  const detail = 'Este enlace ya ha caducado. Pide otro a quien te lo dio.';
  serve(Response.json({}), Response.json({ code: 'enlace-no-valido', status: 410, detail }, { status: 410 }));
  const { unmount } = open();
  expect(await screen.findByText(detail)).toBeDefined();
  unmount();
  open('');
  expect(screen.getByText('Al enlace le falta una parte')).toBeDefined();
});

it('once its mail is confirmed leads on to the password, and once more says where that is', async () => {
  serve(Response.json({ next: 'enter', url: INVITATION }));
  const { unmount } = renderInApp(
    <>
      <ApplicationPage />
      <Where />
    </>,
    `/plataforma/acceso/solicitud#${SECRET}`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar mi correo' }));
  expect(await screen.findByText('/plataforma/acceso/invitacion#abc')).toBeDefined();
  unmount();
  serve(Response.json({ next: 'enter', url: null }));
  renderInApp(<ApplicationPage />, `/plataforma/acceso/solicitud#${SECRET}`);
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar mi correo' }));
  expect(await screen.findByText(/En tu correo tienes el enlace para elegir tu contraseña/)).toBeDefined();
});
