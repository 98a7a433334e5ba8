import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@va/ui/controls/toaster.tsx';
import { beforeEach, expect, it, vi } from 'vitest';
import { OWNER } from '#app/config/device-storage.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { LeavingCard } from './leaving-card.tsx';

const REFUSED = { code: 'datos', status: 422, detail: 'La contraseña no es esa.' };
beforeEach(() => localStorage.setItem(OWNER, 'somebody'));

/** Fills in what confirms that the account goes, and sends it; the server gives the answer. */
async function erase(answer: Response) {
  vi.stubGlobal('fetch', (address: string) =>
    address.endsWith('/me/erase') ? Promise.resolve(answer) : new Promise(() => undefined),
  );
  vi.stubGlobal('caches', { delete: () => Promise.resolve(true) });
  renderInApp(
    <>
      <LeavingCard callsign="EVE017" left={false} />
      <Toaster />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Suprimir la cuenta' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Tu indicativo/), 'EVE017');
  await userEvent.type(dialog.getByLabelText('Tu contraseña'), 'nubes sobre la meseta');
  await userEvent.click(dialog.getByRole('button', { name: 'Suprimir mi cuenta' }));
}

it('says that the account is erased, and keeps nothing of it that would wait for its owner', async () => {
  await erase(new Response(null, { status: 204 }));
  expect(await screen.findByText('Tu cuenta está suprimida')).toBeDefined();
  expect(screen.getByText('Tu nombre, tu correo, tus textos y tus recorridos ya no están.')).toBeDefined();
  expect(localStorage.getItem(OWNER)).toBeNull();
});

it('keeps all where the account was not erased', async () => {
  await erase(Response.json(REFUSED, { status: 422 }));
  expect(await screen.findByText(REFUSED.detail)).toBeDefined();
  expect(localStorage.getItem(OWNER)).toBe('somebody');
});
