import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { ApplicationPage } from './application-page.tsx';

const FORM = {
  airline: 'Prueba',
  intro: 'Cuéntanos quién eres.',
  minAge: 16,
  networkIds: 'opcional',
  questions: [
    {
      id: 'por-que',
      question: '¿Por qué aquí?',
      hint: null,
      required: true,
      kind: 'words',
      least: 10,
      most: 300,
    },
    {
      id: 'desde',
      question: '¿Desde cuándo?',
      hint: 'Más o menos.',
      required: false,
      kind: 'choice',
      choices: ['Hace poco', 'Hace años'],
    },
  ],
  byMail: true,
  token: 'el primero',
};

/** Answers the form, and to what is sent one answer after the other; tells what was sent. */
function serve(...answers: Response[]) {
  const sent: Record<string, unknown>[] = [];
  let opened = 0;
  vi.stubGlobal('fetch', async (_: string, { method, body }: { method: string; body?: string }) => {
    if (method === 'GET') {
      opened += 1;
      return Response.json(opened === 1 ? FORM : { ...FORM, token: 'otro' });
    }
    sent.push(JSON.parse(body ?? '{}'));
    return answers[sent.length - 1] ?? Response.error();
  });
  return sent;
}

const refusal = (status: number, problem: object) => Response.json({ status, ...problem }, { status });

async function fillIn() {
  const user = userEvent.setup({ delay: null });
  await user.type(await screen.findByLabelText('Nombre y apellidos'), 'Ana Pérez');
  await user.type(screen.getByLabelText('Correo'), 'Ana@example.org');
  await user.type(screen.getByLabelText('CID de VATSIM (opcional)'), '1.234.567');
  await user.type(screen.getByLabelText('¿Por qué aquí?'), 'Por los horarios');
  await user.selectOptions(screen.getByLabelText('¿Desde cuándo? (opcional)'), 'Hace años');
  await user.click(screen.getByLabelText('Tengo 16 años o más'));
  await user.click(screen.getByLabelText(/^He leído la política de privacidad/));
  return user;
}

const send = () => screen.getByRole('button', { name: 'Enviar la solicitud' });

it('sends what was typed, and says that the address has to be confirmed', async () => {
  const sent = serve(Response.json({ next: 'confirm' }, { status: 202 }));
  renderInApp(<ApplicationPage />);
  const user = await fillIn();
  await user.click(send());
  expect(await screen.findByRole('heading', { name: 'Falta un paso: confirma tu correo' })).toBeDefined();
  expect(sent).toEqual([
    {
      formToken: 'el primero',
      name: 'Ana Pérez',
      email: 'Ana@example.org',
      vatsimCid: 1_234_567,
      oldEnough: true,
      privacyAccepted: true,
      answers: { 'por-que': 'Por los horarios', desde: 'Hace años' },
    },
  ]);
});

it('says that it waits already where the airline sends no mail', async () => {
  serve(Response.json({ next: 'wait' }, { status: 202 }));
  renderInApp(<ApplicationPage />);
  const user = await fillIn();
  await user.click(send());
  expect(await screen.findByRole('heading', { name: 'Solicitud enviada' })).toBeDefined();
  expect(screen.getByText(/no manda correos: te escribirán a Ana@example.org/)).toBeDefined();
});

it('keeps what was typed when an answer is refused, and says so beside it', async () => {
  const errors = [{ pointer: '/answers/por-que', message: 'Escribe al menos 20 caracteres: van 16' }];
  serve(refusal(422, { code: 'datos-no-validos', detail: 'Escribe más.', errors }));
  renderInApp(<ApplicationPage />);
  const user = await fillIn();
  await user.click(send());
  expect(await screen.findByText('Escribe al menos 20 caracteres: van 16')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Correo').value).toBe('Ana@example.org');
  expect(screen.getByLabelText<HTMLTextAreaElement>('¿Por qué aquí?').value).toBe('Por los horarios');
});

it('opens a form that was open too long again, under what was typed', async () => {
  const over = { code: 'formulario-no-valido', detail: 'Ábrelo otra vez: lo escrito sigue ahí.' };
  const sent = serve(refusal(422, over), Response.json({ next: 'confirm' }, { status: 202 }));
  renderInApp(<ApplicationPage />);
  const user = await fillIn();
  await user.click(send());
  expect(await screen.findByText('Ábrelo otra vez: lo escrito sigue ahí.')).toBeDefined();
  await user.click(send());
  expect(await screen.findByRole('heading', { name: 'Falta un paso: confirma tu correo' })).toBeDefined();
  expect(sent.map(({ formToken }) => formToken)).toEqual(['el primero', 'otro']);
});

it('has no field beyond those that a person can see', async () => {
  serve();
  renderInApp(<ApplicationPage />);
  await screen.findByLabelText('Correo');
  const names = screen.getAllByRole('textbox').map((box) => box.getAttribute('name'));
  expect(names).not.toContain('website');
});

it('tells who comes where nobody can apply', async () => {
  const none = { code: 'no-encontrado', detail: 'Ahora Prueba no admite solicitudes desde la página.' };
  vi.stubGlobal('fetch', async () => refusal(404, none));
  renderInApp(<ApplicationPage />);
  expect(await screen.findByText(none.detail)).toBeDefined();
});

it('confirms the address by a press, and not by opening the link', async () => {
  const ask = vi.fn(async () => Response.json({ next: 'wait', url: null }));
  vi.stubGlobal('fetch', ask);
  renderInApp(<ApplicationPage />, `/plataforma/acceso/solicitud#${'x'.repeat(43)}`);
  expect(screen.getByRole('heading', { level: 1, name: 'Confirma tu correo' })).toBeDefined();
  expect(ask).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar mi correo' }));
  expect(await screen.findByText(/^Hecho: el equipo ya tiene tu solicitud/)).toBeDefined();
});

it('says why a link no longer confirms, and leads back to the form', async () => {
  vi.stubGlobal('fetch', async () =>
    refusal(410, { code: 'enlace-no-valido', detail: 'Este enlace no vale.' }),
  );
  renderInApp(<ApplicationPage />, `/plataforma/acceso/solicitud#${'x'.repeat(43)}`);
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar mi correo' }));
  expect(await screen.findByText('Este enlace no vale.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Enviar una solicitud' })).toBeDefined();
});
