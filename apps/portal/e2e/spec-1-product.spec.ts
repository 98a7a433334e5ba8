/** §1: what the product does and for whom. */
import { airline, frameOf } from './fixtures/content.ts';
import { expect, signIn, test } from './fixtures/portal.ts';
import { expectNewTab, followToNewTab } from './fixtures/visit.ts';
import { EmbeddedPage } from './pages/embedded-page.ts';
import { HomePage } from './pages/home-page.ts';
import { Shell } from './pages/shell.ts';

test('§1 · el portal está en español', async ({ page, signedInPage }) => {
  await signedInPage.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(new Shell(page).heading).toContainText('Bienvenido a bordo');
});

test('§1 · el piloto se identifica por su indicativo y el encabezado lo saluda con él', async ({ page }) => {
  await signIn(page, 'EVE014');
  await expect(new Shell(page).header.getByText('Hola, EVE014')).toBeVisible();
});

/** Where each thing of §1 is shown, and the frame that shows it. */
const EXTERNAL_PAGES: readonly (readonly [what: string, path: string, frame: string])[] = [
  ['la reserva de vuelos', '/operaciones/reservar', 'reservas'],
  ['el historial de vuelos', '/mi-perfil', 'mis-vuelos'],
  ['el mapa en vivo', '/', 'mapa-en-vivo'],
  ['el plan de vuelo', '/operaciones/plan', 'despacho'],
  ['la meteorología', '/operaciones/plan', 'mapa-meteorologico'],
  ['las etapas de un tour', '/eventos/tours/svalbard', 'tour-svalbard'],
];

test('§1 · lo que viene de fuera: cada página en un marco, y en una pestaña nueva', async ({
  page,
  signedInPage,
  baseURL,
}) => {
  for (const [what, path, id] of EXTERNAL_PAGES) {
    await test.step(`${what}: página externa en un marco, y en una pestaña nueva`, async () => {
      const frame = frameOf(id);
      const embedded = new EmbeddedPage(page, frame.title);
      await signedInPage.goto(path);
      await embedded.expectAddress(frame);
      await embedded.expectContent(frame);
      await expectNewTab(embedded.openInNewTab, new URL(String(frame.url), baseURL).href);
    });
  }
});

test('§1 · tras entrar, la barra lateral está fija: no se va al desplazar la página', async ({
  page,
  signedInPage,
}) => {
  const shell = new Shell(page);
  await signedInPage.goto('/');
  await expect(shell.heading).toBeVisible();
  const before = Number((await shell.group('Operaciones').boundingBox())?.y);
  await shell.footer.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
  expect((await shell.group('Operaciones').boundingBox())?.y).toBeCloseTo(before, 0);
});

test('§1 · el encabezado tiene un reloj UTC HH:MM:SSZ que avanza cada segundo', async ({
  page,
  signedInPage,
}) => {
  const { clock } = new Shell(page);
  await page.clock.install({ time: '2026-03-05T22:00:00Z' });
  await signedInPage.goto('/notams');
  await expect(clock).toHaveText(/^\d{2}:\d{2}:\d{2}Z$/);
  await page.clock.pauseAt('2026-03-05T23:59:58.200Z');
  await expect(clock).toHaveText('23:59:58Z');
  await page.clock.runFor(1000);
  await expect(clock).toHaveText('23:59:59Z');
  await page.clock.runFor(1000);
  await expect(clock).toHaveText('00:00:00Z');
  await expect(clock).toHaveAttribute('datetime', '2026-03-06T00:00:00Z');
});

test('§1, R-13 · el reloj es UTC aunque el ordenador tenga otra hora, y acierta tras una siesta del ordenador', async ({
  page,
  signedInPage,
}) => {
  const { clock } = new Shell(page);
  await page.clock.install({ time: '2026-07-01T10:15:30Z' });
  await signedInPage.goto('/notams');
  await page.clock.pauseAt('2026-07-01T10:15:40Z');
  await expect(clock).toHaveText('10:15:40Z');
  expect(await page.evaluate(() => new Date().getHours()), 'the browser is in Madrid, in summer').toBe(12);
  // Ten minutes go by with every timer asleep; the first one to wake tells the time of now.
  await page.clock.fastForward('10:00');
  await expect(clock).toHaveText('10:25:40Z');
});

test('§1 · el pie lleva el año en curso y el texto de derechos', async ({ page, signedInPage }) => {
  const { footer } = new Shell(page);
  await page.clock.setFixedTime('2031-06-15T12:00:00Z');
  await signedInPage.goto('/notams');
  await expect(footer).toContainText('© 2031 EVE. Todos los derechos reservados.');
});

test('§1 · «Cerrar Sesión» sólo abre un sitio externo: la sesión sigue abierta', async ({
  page,
  signedInPage,
}) => {
  const shell = new Shell(page);
  await signedInPage.goto('/notams');
  const tab = await followToNewTab(shell.outsideEntry('Cerrar Sesión'));
  expect(tab.url()).toBe(airline.links.logout);
  expect(await page.evaluate(() => localStorage.getItem('pilotIndicativo'))).toBe('EVE001');
  await expect(shell.heading).toHaveText('NOTAMs de la compañía');
});

test('§4 · tras «Cerrar Sesión» y recargar, el piloto sigue dentro: no hay salida dentro del portal', async ({
  page,
}) => {
  // Signed in through the form, so that nothing but the portal itself keeps the session.
  await page.goto('/notams');
  await signIn(page);
  const tab = await followToNewTab(new Shell(page).outsideEntry('Cerrar Sesión'));
  await tab.close();
  await page.reload();
  await expect(new Shell(page).heading).toHaveText('NOTAMs de la compañía');
});

test('§1 · la base es siempre LEMD (Madrid), sea quien sea el piloto', async ({ page }) => {
  await signIn(page, 'EVE026');
  await expect(new HomePage(page).base).toBeVisible();
});
