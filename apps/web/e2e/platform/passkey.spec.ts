import { signInAdministrator } from './administrator.ts';
import { actHeaders, expect, giveAccess, signIn, test } from './platform.ts';

test(
  'a passkey is made in the account, and opens a session by itself',
  { tag: '@long' },
  async ({ page, browser }) => {
    const client = await page.context().newCDPSession(page);
    await client.send('WebAuthn.enable');
    await client.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    });
    const { callsign, password } = await signIn(page, 'revisor');
    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto('/plataforma/acceso');
    await giveAccess(elsewhere, callsign, password);
    await expect(elsewhere.getByRole('link', { name: callsign })).toBeVisible();
    try {
      await page.goto('/plataforma/cuenta');
      await page.getByRole('button', { name: 'Añadir una llave de acceso' }).click();
      await expect(page.getByRole('button', { name: /^Quitar la llave/ })).toBeVisible();
      // What the password alone had opened is over.
      await elsewhere.goto('/plataforma/cuenta');
      await expect(elsewhere.getByRole('button', { name: 'Entrar con llave de acceso' })).toBeVisible();

      await page.getByRole('button', { name: 'Cerrar la sesión en este equipo' }).click();
      await expect(page).toHaveURL(/\/acceso$/);
      await page.getByRole('button', { name: 'Entrar con llave de acceso' }).click();
      await expect(page.getByRole('link', { name: callsign })).toBeVisible();

      await page.goto('/plataforma/cuenta');
      await page.getByRole('button', { name: /^Quitar la llave/ }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Tu contraseña').fill(password);
      await dialog.getByRole('button', { name: 'Quitar la llave' }).click();
      await expect(page.getByRole('button', { name: /^Quitar la llave/ })).toHaveCount(0);
    } finally {
      // Wherever this ends, the password is enough again for the tests that follow.
      await elsewhere.context().clearCookies();
      await signInAdministrator(elsewhere);
      const reset = await elsewhere.request.post(
        `/plataforma/api/v1/pilots/${callsign}/second-factor/reset`,
        {
          data: { reason: 'Ha perdido el teléfono.' },
          headers: await actHeaders(elsewhere),
        },
      );
      expect(reset.ok(), await reset.text()).toBe(true);
      await elsewhere.context().close();
    }
  },
);
