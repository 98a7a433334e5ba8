import { toastStore } from '@va/ui/controls/toast-store.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { DevicesCard } from './devices-card.tsx';

const device = (id: string, label: string, current: boolean) => ({
  id,
  label,
  current,
  createdAt: '2026-11-20T10:00:00Z',
  lastSeenAt: '2026-11-22T10:00:00Z',
  expiresAt: '2026-12-22T10:00:00Z',
});
const here = device('a', 'Firefox en Linux', true);
const phone = device('b', 'Safari en iPhone', false);

/** Shows the card; the API answers each act in turn, and lists these devices. */
function show(devices: unknown[], answers: (() => Response)[] = []) {
  const acts: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method }: { method: string }) => {
    if (method === 'GET') return Response.json(devices);
    acts.push(`${method} ${url.replace('/plataforma/api/v1', '')}`);
    return answers.shift()?.() ?? new Response(null, { status: 204 });
  });
  renderInApp(<DevicesCard />);
  return acts;
}

const lastToast = () => toastStore.snapshot().at(-1)?.title;

it('closes every other session at once, when the password has been said lately', async () => {
  const detail = 'Escribe tu contraseña otra vez.';
  const asks = { code: 'confirma-que-eres-tu', title: '', status: 403, detail };
  const acts = show([here, phone], [() => Response.json(asks, { status: 403 })]);
  const button = await screen.findByRole('button', { name: 'Cerrar las demás sesiones' });
  await userEvent.click(button);
  expect(await screen.findByLabelText('Tu contraseña, para confirmar que eres tú')).toBeDefined();
  await userEvent.click(button);
  await waitFor(() => expect(lastToast()).toBe('Sesiones cerradas'));
  expect(acts).toEqual(['POST /me/devices/sign-out-others', 'POST /me/devices/sign-out-others']);
  expect(screen.queryByText(detail)).toBeNull();
});

it('says aloud that the session of a device has been closed', async () => {
  const acts = show([here, phone]);
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar la sesión en Safari en iPhone' }));
  await waitFor(() => expect(lastToast()).toBe('Sesión cerrada'));
  expect(acts).toEqual(['DELETE /me/devices/b']);
});

it('has no other session to close where there is only this one', async () => {
  show([here]);
  expect(await screen.findByText('Firefox en Linux (este)')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
