import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { TotpSetup } from './totp-setup.tsx';

const page = (active: boolean) => <TotpSetup active={active} />;

it('shows no key of before once the codes were taken away', async () => {
  const secret = 'JBSWY3DPEHPK3PXP';
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.endsWith('/totp') ? { secret, uri: `otpauth://totp/EVE?secret=${secret}` } : {}),
  );
  const { rerender } = renderInApp(page(false));
  await userEvent.click(screen.getByRole('button', { name: 'Poner códigos de una aplicación' }));
  expect(await screen.findByText(secret)).toBeDefined();
  rerender(page(true));
  await userEvent.type(screen.getByLabelText('Tu contraseña, para quitarlos'), 'la mía');
  await userEvent.click(screen.getByRole('button', { name: 'Quitar los códigos' }));
  rerender(page(false));
  expect(await screen.findByRole('button', { name: 'Poner códigos de una aplicación' })).toBeDefined();
  expect(screen.queryByText(secret)).toBeNull();
});
