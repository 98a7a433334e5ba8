import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { SignInForm } from './sign-in-form.tsx';

const detail = 'El indicativo o la contraseña no son correctos.';

it('leads from a refused sign-in to the password, beside the words about it', async () => {
  const refusal = { code: 'acceso-incorrecto', status: 401, detail };
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 401 }));
  renderInApp(<SignInForm />);
  await userEvent.type(screen.getByLabelText('Indicativo'), 'ABC017');
  await userEvent.type(screen.getByLabelText('Contraseña'), 'esta no es la mía');
  await userEvent.click(screen.getByRole('button', { name: 'Acceder' }));
  expect(await screen.findByText(detail)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Contraseña'));
});

it('leaves alone who corrects the callsign meanwhile', async () => {
  let answer: (response: Response) => void = () => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  renderInApp(<SignInForm />);
  await userEvent.type(screen.getByLabelText('Indicativo'), 'ABC071');
  await userEvent.type(screen.getByLabelText('Contraseña'), 'una contraseña{Enter}');
  await userEvent.click(screen.getByLabelText('Indicativo'));
  answer(Response.json({ code: 'acceso-incorrecto', status: 401, detail }, { status: 401 }));
  expect(await screen.findByText(detail)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Indicativo'));
});

it('says that no passkey was used where the person closed the question of the browser', async () => {
  const options = { challenge: 'AAAA', allowCredentials: [] };
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('fetch', async () => Response.json({ options }));
  const closed = () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'));
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get: closed } });
  renderInApp(<SignInForm />);
  await userEvent.click(screen.getByRole('button', { name: 'Entrar con llave de acceso' }));
  expect(await screen.findByText(/^No se ha usado ninguna llave de acceso/)).toBeDefined();
});
