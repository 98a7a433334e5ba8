import { account, expect, giveAccess, signIn, test } from './platform.ts';

test('a pilot signs in with callsign and own password, and stays in after a reload', async ({ page }) => {
  const { callsign, password } = account('piloto');
  await page.goto('/plataforma/');
  await giveAccess(page, callsign, password);
  await expect(page.getByRole('link', { name: callsign })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: callsign })).toBeVisible();
});

test('a wrong password and an unknown callsign get the same answer, and what was typed stays', async ({
  page,
}) => {
  await page.goto('/plataforma/acceso');
  await giveAccess(page, account('piloto').callsign, 'esta no es la mía');
  const answer = await page.getByRole('alert').filter({ hasText: /\S/ }).innerText();
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeFocused();
  await giveAccess(page, 'EVE999', 'esta no es la mía');
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(answer);
  await expect(page.getByLabel('Indicativo', { exact: true })).toHaveValue('EVE999');
});

test('PL-02: whoever passed the portal’s gate is nobody here until they sign in', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('pilotIndicativo', 'EVE004'));
  await page.goto('/plataforma/cuenta');
  await expect(page.getByLabel('Indicativo', { exact: true })).toBeVisible();
});

test('PL-03: at 320 px, the gate’s callsign and the account differ: signing in settles it, and where it comes again a line says whose acts these are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/plataforma/acceso');
  await page.evaluate(() => localStorage.setItem('pilotIndicativo', 'EVE004'));
  const { callsign, password } = account('piloto');
  await giveAccess(page, callsign, password);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('pilotIndicativo'))).toBe(callsign);
  await expect(page.getByRole('banner').getByRole('link', { name: callsign, exact: true })).toBeAttached();
  await page.evaluate(() => localStorage.setItem('pilotIndicativo', 'EVE004'));
  await page.goto('/plataforma/pilotos');
  await expect(page.getByText(`Lo que hagas aquí queda a nombre de ${callsign}.`)).toBeVisible();
  expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(320);
});

test('signing out ends it, here and on a reload', async ({ page }) => {
  await signIn(page, 'revisor');
  await page.goto('/plataforma/flota');
  await page.getByRole('banner').getByRole('button', { name: 'Salir' }).click();
  await expect(page.getByLabel('Indicativo', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Indicativo', { exact: true })).toBeVisible();
});

test('inside a frame of 320 px one signs in, and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/plataforma/pilotos?marco=1');
  const { callsign, password } = account('revisor');
  await giveAccess(page, callsign, password);
  await expect(page.getByRole('heading', { level: 1, name: 'Pilotos' })).toBeVisible();
  await expect(page.getByText(callsign).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('PL-81: without the server the form says so, keeps what was typed and goes on; the portal is as ever', async ({
  page,
  complaints,
}) => {
  await page.goto('/plataforma/acceso');
  await expect(page.getByLabel('Indicativo', { exact: true })).toBeVisible();
  await page.route('**/plataforma/api/v1/session', (route) => route.abort('connectionrefused'));
  await giveAccess(page, 'EVE017', 'una contraseña');
  await expect(page.getByRole('alert').filter({ hasText: 'La plataforma no responde.' })).toBeVisible();
  await expect(page.getByLabel('Indicativo', { exact: true })).toHaveValue('EVE017');
  // The browser itself says that the line was refused, as it should.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_CONNECTION_REFUSED')]);
  await page.unroute('**/plataforma/api/v1/session');
  await page.getByLabel('Contraseña', { exact: true }).fill('otra contraseña');
  await page.getByRole('button', { name: 'Acceder', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'La plataforma no responde.' })).toBeHidden();
  await page.route('**/plataforma/api/**', (route) => route.abort('connectionrefused'));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
