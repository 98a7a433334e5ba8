import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { airline } from '#app/content/airline.ts';
import { SignInForm } from '#app/features/auth/sign-in-form.tsx';
import { loadDoor } from './load-door.ts';
import { queryClient } from './query-client.ts';

const visitor = { stage: 'none', pilot: null, methods: [], csrfToken: null, expiresAt: null };
const pilotOf = (callsign: string) => ({
  ...visitor,
  stage: 'open',
  pilot: { id: '1', callsign, status: 'active', capabilities: [] },
});
const secondFactor = { ...visitor, stage: 'second_factor', methods: ['totp'] };
const refusal = {
  code: 'acceso-incorrecto',
  status: 401,
  detail: 'El indicativo o la contraseña no son correctos.',
};

// Its first import takes longer than what waits for it.
beforeAll(() => loadDoor());
beforeEach(() => {
  queryClient.clear();
  localStorage.clear();
});

/** The gate before an API where `own` is the right password, and whose session is `then` after it; hears who came in and what was asked. */
function open(own: string, then: object = pilotOf('EVE017')) {
  let now: object = visitor;
  const sent: { address: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (init.method !== 'POST') return Response.json(now);
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
    sent.push({ address, body });
    if (address.endsWith('/second-factor')) now = pilotOf('EVE017');
    else if (body['password'] === own) now = then;
    else return Response.json(refusal, { status: 401 });
    return Response.json(now);
  });
  const onIn = vi.fn<(callsign: string) => Promise<void>>(async () => {});
  render(<SignInForm airline={airline} ready onSignIn={onIn} loadDoor={loadDoor} />);
  return { onIn, sent };
}

const type = async (callsign: string, password: string) => {
  await userEvent.type(screen.getByLabelText('Indicativo'), callsign);
  await userEvent.type(screen.getByLabelText('Contraseña'), password);
};
const own = () => screen.getByRole('button', { name: 'Entrar con mi cuenta de piloto' });

it('opens the portal with the own password, in the same two fields', async () => {
  const { onIn, sent } = open('la mía de verdad');
  await type('EVE017', 'la mía de verdad');
  await userEvent.click(own());
  await waitFor(() => expect(onIn).toHaveBeenCalledWith('EVE017'));
  expect(sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({ callsign: 'EVE017', password: 'la mía de verdad' }),
  ]);
});

it('never asks anything of the server for «Acceder», and then offers to try the same as the own password', async () => {
  const { onIn, sent } = open('la mía de verdad');
  await type('EVE017', 'la mía de verdad');
  await userEvent.click(screen.getByRole('button', { name: 'Acceder' }));
  expect(await screen.findByText(/^¿Es la tuya propia\?/, {}, { timeout: 20_000 })).toBeDefined();
  expect(sent).toEqual([]);
  await userEvent.click(own());
  await waitFor(() => expect(onIn).toHaveBeenCalledWith('EVE017'));
});

it('asks for the second factor in the place of the two fields', async () => {
  const { onIn } = open('la mía de verdad', secondFactor);
  await type('EVE017', 'la mía de verdad');
  await userEvent.click(own());
  const code = await screen.findByLabelText(/^Código de tu aplicación/);
  expect(screen.getByLabelText('Indicativo').closest('form')?.hidden).toBe(true);
  expect(onIn).not.toHaveBeenCalled();
  await userEvent.type(code, '123456{Enter}');
  await waitFor(() => expect(onIn).toHaveBeenCalledWith('EVE017'));
});

it('says what was wrong, keeps what was typed, and takes the way of before with Enter', async () => {
  const { onIn } = open('la mía de verdad');
  await type('EVE017', 'no es');
  await userEvent.click(own());
  expect(await screen.findByText(refusal.detail)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Indicativo').value).toBe('EVE017');
  expect(document.activeElement).toBe(screen.getByLabelText('Contraseña'));
  await userEvent.clear(screen.getByLabelText('Contraseña'));
  await userEvent.type(screen.getByLabelText('Contraseña'), 'la mía de verdad{Enter}');
  await waitFor(() => expect(onIn).toHaveBeenCalledWith('EVE017'));
});

it('remembers which way was taken last, and tries nothing by itself', async () => {
  localStorage.setItem('puerta', 'cuenta');
  const { onIn, sent } = open('la mía de verdad');
  expect(await screen.findByText(/^Escribe tu indicativo y tu propia contraseña/)).toBeDefined();
  expect(sent).toEqual([]);
  await type('EVE017', 'la mía de verdad{Enter}');
  await waitFor(() => expect(onIn).toHaveBeenCalledWith('EVE017'));
  expect(localStorage.getItem('puerta')).toBe('cuenta');
});

it('says so where the platform does not answer', async () => {
  open('la mía de verdad');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await type('EVE017', 'la mía de verdad');
  await userEvent.click(own());
  expect(await screen.findByText(/^La plataforma no responde/)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Contraseña').value).toBe('la mía de verdad');
});
