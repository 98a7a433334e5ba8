import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { RecoveryCodes, TotpSetup } from './second-factor-card.tsx';

it.each([
  [0, 'No tienes códigos de recuperación: con ellos entras si pierdes tu segundo factor.'],
  [1, 'Te queda 1 código de recuperación.'],
  [9, 'Te quedan 9 códigos de recuperación.'],
])('of %i codes says what is left', (left, words) => {
  renderInApp(<RecoveryCodes left={left} />);
  expect(screen.getByText(words)).toBeDefined();
});

it('are shown once they are made, to be kept', async () => {
  const codes = ['ABCD-EFGH-JKLM', 'NPQR-STVW-XYZ2'];
  vi.stubGlobal('fetch', async () => Response.json({ codes }, { status: 201 }));
  renderInApp(<RecoveryCodes left={0} />);
  await userEvent.click(screen.getByRole('button', { name: 'Hacer códigos de recuperación' }));
  for (const code of codes) expect(await screen.findByText(code)).toBeDefined();
  expect(screen.getByRole('status').textContent).toContain('no se vuelven a enseñar');
});

it('ask for the password where it was typed long ago, and are made then', async () => {
  let proved = false;
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/session/confirm')) {
      proved = true;
      return Response.json({ stage: 'open', csrfToken: 'x' });
    }
    return proved
      ? Response.json({ codes: ['ABCD-EFGH-JKLM'] }, { status: 201 })
      : Response.json(
          { code: 'confirma-que-eres-tu', status: 403, detail: 'Escribe tu contraseña.' },
          { status: 403 },
        );
  });
  renderInApp(<RecoveryCodes left={3} />);
  const make = () => userEvent.click(screen.getByRole('button', { name: 'Hacer otros códigos' }));
  await make();
  await userEvent.type(await screen.findByLabelText(/contraseña/i), 'la mía');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => proved).toBe(true);
  await make();
  expect(await screen.findByText('ABCD-EFGH-JKLM')).toBeDefined();
});

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
