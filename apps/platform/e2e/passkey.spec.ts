import { actHeaders, expect, giveAccess, signIn, test } from './platform.ts';

test('a passkey is made in the account, and opens a session by itself', async ({ page, browser }) => {
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
  // With a passkey the password alone opens no other session: one that is open before takes it away, wherever this ends.
  const spare = await (await browser.newContext()).newPage();
  await spare.goto('/plataforma/acceso');
  await giveAccess(spare, callsign, password);
  await expect(spare.getByRole('link', { name: callsign })).toBeVisible();
  try {
    await page.goto('/plataforma/cuenta');
    await page.getByRole('button', { name: 'Añadir una llave de acceso' }).click();
    await expect(page.getByRole('button', { name: /^Quitar la llave/ })).toBeVisible();

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
    const api = '/plataforma/api/v1/me';
    const { passkeys } = await (await spare.request.get(`${api}/second-factor`)).json();
    const headers = await actHeaders(spare);
    for (const { id } of passkeys)
      await spare.request.post(`${api}/passkeys/${id}/remove`, { data: { password }, headers });
    await spare.context().close();
  }
});
