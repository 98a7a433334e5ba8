import { account, actHeaders, expect, signIn, test } from './platform.ts';

// Other tests, and a second try of this one, sign this account in with its password alone.
test.afterEach('no passkey is left, wherever the test has ended', async ({ page }) => {
  const api = '/plataforma/api/v1/me';
  const { passkeys } = await (await page.request.get(`${api}/second-factor`)).json();
  for (const { id } of passkeys) {
    const answer = await page.request.post(`${api}/passkeys/${id}/remove`, {
      data: { password: account('revisor').password },
      headers: await actHeaders(page),
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
});

test('a passkey is made in the account, and opens a session by itself', async ({ page }) => {
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
  await page.goto('/plataforma/cuenta');
  await page.getByRole('button', { name: 'Añadir una llave de acceso' }).click();
  await expect(page.getByRole('button', { name: /^Quitar la llave/ })).toBeVisible();

  await page.getByRole('button', { name: 'Cerrar la sesión en este equipo' }).click();
  await expect(page.getByLabel('Indicativo')).toBeVisible();
  await page.goto('/plataforma/acceso');
  await page.getByRole('button', { name: 'Entrar con llave de acceso' }).click();
  await expect(page.getByRole('link', { name: callsign })).toBeVisible();

  await page.goto('/plataforma/cuenta');
  await page.getByRole('button', { name: /^Quitar la llave/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Tu contraseña').fill(password);
  await dialog.getByRole('button', { name: 'Quitar la llave' }).click();
  await expect(page.getByRole('button', { name: /^Quitar la llave/ })).toHaveCount(0);
});
