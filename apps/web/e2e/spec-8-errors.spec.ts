/** §8: the error catalogue; what airports, aircraft and liveries say is in the files of §2. */
import { goTo } from '@va/testing/go-to.ts';
import { PASSWORD } from './fixtures/access.ts';
import { expect, test } from './fixtures/portal.ts';
import { TEXTS } from './fixtures/specification.ts';
import { backgroundOf, paletteColour } from './fixtures/visit.ts';
import { Shell } from './pages/shell.ts';
import { SignInScreen } from './pages/sign-in-screen.ts';
import { Toasts } from './pages/toasts.ts';

test('§8 · acceso: aviso «Error» en estilo destructivo', async ({ page }) => {
  const screen = new SignInScreen(page);
  const toast = new Toasts(page).error;
  await screen.open();
  for (const [situation, callsign, password, text] of [
    ['indicativo no válido', 'EVE12', PASSWORD, TEXTS.invalidCallsign],
    ['contraseña equivocada', 'EVE001', 'equivocada', TEXTS.wrongPassword],
  ] as const) {
    await test.step(`${situation}: aviso «Error» en estilo destructivo, «${text}»`, async () => {
      await screen.try(callsign, password);
      await expect(toast).toHaveCount(1);
      await expect(toast.getByText('Error', { exact: true })).toBeVisible();
      await expect(toast.getByText(text, { exact: true })).toBeVisible();
      expect(await backgroundOf(toast)).toBe(await paletteColour(page, 'destructive'));
      await expect(page.getByRole('alert'), 'read out at once').toContainText(text);
      await toast.getByRole('button', { name: 'Cerrar notificación' }).click();
      await expect(toast).toHaveCount(0);
    });
  }
});

test('§8 · A-15 · un aviso dura lo bastante para leerlo, y se va solo', async ({ page }) => {
  const screen = new SignInScreen(page);
  const toast = new Toasts(page).error;
  await page.clock.install({ time: '2026-03-05T12:00:00Z' });
  await screen.open();
  await expect(screen.submit).toBeEnabled();
  await page.clock.pauseAt('2026-03-05T12:05:00Z');
  await screen.try('EVE12', 'x');
  await expect(toast).toBeVisible();
  await page.clock.runFor(5000);
  await expect(toast).toBeVisible();
  await toast.hover();
  await page.clock.runFor(60_000);
  await expect(toast, 'not while the pilot points at it').toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(7000);
  await expect(toast).toHaveCount(0);
});

test('§8 · A-02 · dirección desconocida: «Oops! Page not found», enlace «Return to Home», y la dirección va a la consola', async ({
  page,
  signedInPage,
  problems,
}) => {
  const { heading, main, sidebar } = new Shell(page);
  await signedInPage.goto('/no/existe');
  for (const path of [
    '/no/existe',
    '/operaciones',
    '/politicas/otra',
    '/eventos/tours/otro',
    '/briefings/uno',
  ]) {
    await test.step(`${path} no es ninguna página`, async () => {
      problems.expect(new RegExp(`^console error: 404: .*${path}$`));
      await goTo(page, path);
      await expect(heading).toHaveText(TEXTS.notFound);
      await expect(heading.locator('xpath=ancestor-or-self::*[@lang][1]')).toHaveAttribute('lang', 'en');
      await expect(main).toContainText('Aquí no hay ninguna página.');
      await expect(sidebar, 'the portal stays around it').toBeVisible();
      await main.getByRole('link', { name: TEXTS.returnHome }).click();
      await expect(heading).toContainText('Bienvenido a bordo');
      expect(new URL(page.url()).pathname).toBe('/');
    });
  }
});

test.describe('fallo general', () => {
  test.use({ expectedProblems: [/Failed to load resource|Failed to fetch dynamically imported module/] });

  test('§8 · fallo al abrir una página: «Unexpected Application Error!», con la barra en su sitio y salida', async ({
    page,
    signedInPage,
  }) => {
    const shell = new Shell(page);
    await signedInPage.goto('/flota');
    await expect(shell.heading).toHaveText('Flota');
    await page.route(/\/assets\/notams-/, (route) => route.abort());
    await shell.header.getByRole('link', { name: /^NOTAMs de la compañía/ }).click();
    await expect(shell.heading).toHaveText(TEXTS.routingFailure);
    await expect(shell.main).toContainText('Esta página ha fallado');
    await expect(shell.sidebar).toBeVisible();
    await page.unroute(/\/assets\/notams-/);
    await shell.main.getByRole('button', { name: 'Volver a intentarlo' }).click();
    await expect(shell.heading).toHaveText('NOTAMs de la compañía');
  });

  // A test of its own: at a second visit the page tries again by itself.
  test('§8 · desde el fallo se puede ir a inicio', async ({ page, signedInPage }) => {
    const shell = new Shell(page);
    await signedInPage.goto('/flota');
    await expect(shell.heading).toHaveText('Flota');
    await page.route(/\/assets\/notams-/, (route) => route.abort());
    await shell.header.getByRole('link', { name: /^NOTAMs de la compañía/ }).click();
    await expect(shell.heading).toHaveText(TEXTS.routingFailure);
    await shell.main.getByRole('link', { name: 'Ir al inicio' }).click();
    await expect(shell.heading).toContainText('Bienvenido a bordo');
  });
});
