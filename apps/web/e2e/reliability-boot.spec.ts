/** The portal does not come up: something always says so, in Spanish, with a way on. */
import { expect, test } from './fixtures/portal.ts';
import { ENTRY, holdProgram } from './fixtures/programs.ts';
import { SignInScreen } from './pages/sign-in-screen.ts';

test('R-09 · si no llega el programa, se dice enseguida y se puede volver a cargar', async ({
  page,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  await page.route(ENTRY, (route) => route.abort());
  await page.goto('/flota');
  const problem = page.getByRole('alert').filter({ hasText: 'El portal no ha arrancado' });
  await expect(problem.getByRole('heading', { level: 2 })).toHaveText('El portal no ha arrancado');
  await expect(problem).toContainText('Comprueba tu conexión');
  await page.unroute(ENTRY);
  await problem.getByRole('button', { name: 'Volver a cargar' }).click();
  await expect(new SignInScreen(page).heading).toBeVisible();
});

test('R-09 · si no termina de llegar, se dice a los 10 segundos; si al final llega, se retira', async ({
  page,
}) => {
  await page.clock.install();
  // A slow machine's own seconds do not count.
  await page.clock.pauseAt(Date.now() + 60_000);
  const letGo = await holdProgram(page, ENTRY);
  await page.goto('/flota', { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeAttached();
  const problem = page.getByRole('alert').filter({ hasText: 'El portal no ha arrancado' });
  await page.clock.runFor(9_000);
  await expect(problem).toHaveCount(0);
  await page.clock.runFor(1_500);
  await expect(problem).toBeVisible();
  letGo();
  await expect(new SignInScreen(page).heading).toBeVisible();
  await expect(problem).toHaveCount(0);
});

test('R-09 · a quien ya había entrado y le falta el resto del portal, también se le dice', async ({
  page,
  signedInPage,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  await page.route(/\/assets\/portal-/, (route) => route.abort());
  await signedInPage.goto('/flota');
  const problem = page.getByRole('alert').filter({ hasText: 'El portal no ha arrancado' });
  await expect(problem.getByRole('heading', { level: 2 })).toHaveText('El portal no ha arrancado');
  // What is painted can be read all the same.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flota');
  await page.unroute(/\/assets\/portal-/);
  await problem.getByRole('button', { name: 'Volver a cargar' }).click();
  await expect(problem).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flota');
});

test('R-09 · sin JavaScript, la página lo pide en español', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) });
  const page = await context.newPage();
  await page.goto('/flota');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Portal EVE');
  await expect(page.getByRole('main')).toContainText('Este portal necesita JavaScript.');
  await context.close();
});
