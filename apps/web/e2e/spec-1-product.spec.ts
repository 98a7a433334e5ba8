/** §1: what the product does and for whom. */
import { goTo } from '@va/testing/go-to.ts';
import { airline, frameOf } from './fixtures/content.ts';
import { expect, signIn, test } from './fixtures/portal.ts';
import { expectNewTab, followToNewTab } from './fixtures/visit.ts';
import { EmbeddedPage, isOwnView } from './pages/embedded-page.ts';
import { HomePage } from './pages/home-page.ts';
import { Shell } from './pages/shell.ts';

test('§1 · en español; el encabezado saluda por el indicativo; la base es LEMD, sea quien sea; la barra lateral no se va', async ({
  page,
}) => {
  const shell = new Shell(page);
  await signIn(page, 'EVE026');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(shell.heading).toContainText('Bienvenido a bordo');
  await expect(shell.header.getByText('Hola, EVE026')).toBeVisible();
  await expect(new HomePage(page).base).toBeVisible();
  const before = Number((await shell.group('Operaciones').boundingBox())?.y);
  await shell.footer.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
  expect((await shell.group('Operaciones').boundingBox())?.y).toBeCloseTo(before, 0);
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

test(
  '§1 · lo que viene de fuera: cada página en un marco, y en una pestaña nueva',
  { tag: '@long' },
  async ({ page, signedInPage, baseURL }) => {
    await signedInPage.goto('/notams');
    for (const [what, path, id] of EXTERNAL_PAGES) {
      await test.step(`${what}: página externa en un marco, y en una pestaña nueva`, async () => {
        const frame = frameOf(id);
        const embedded = new EmbeddedPage(page, frame.title);
        await goTo(page, path);
        await embedded.expectAddress(frame);
        await embedded.expectContent(frame);
        if (!isOwnView(frame))
          await expectNewTab(embedded.openInNewTab, new URL(String(frame.url), baseURL).href);
      });
    }
  },
);

test('§1, R-13 · reloj UTC HH:MM:SSZ que avanza cada segundo y acierta tras una siesta del ordenador; el año en el pie', async ({
  page,
  signedInPage,
}) => {
  const { clock, footer } = new Shell(page);
  await page.clock.install({ time: '2031-07-01T10:15:30Z' });
  await signedInPage.goto('/notams');
  await expect(clock).toHaveText(/^\d{2}:\d{2}:\d{2}Z$/);
  await page.clock.pauseAt('2031-07-01T10:15:40Z');
  await expect(clock).toHaveText('10:15:40Z');
  expect(await page.evaluate(() => new Date().getHours()), 'the browser is in Madrid, in summer').toBe(12);
  // Ten minutes go by with every timer asleep; the first one to wake tells the time of now.
  await page.clock.fastForward('10:00');
  await expect(clock).toHaveText('10:25:40Z');
  await page.clock.pauseAt('2031-07-01T23:59:58.200Z');
  await expect(clock).toHaveText('23:59:58Z');
  await page.clock.runFor(1000);
  await expect(clock).toHaveText('23:59:59Z');
  await page.clock.runFor(1000);
  await expect(clock).toHaveText('00:00:00Z');
  await expect(clock).toHaveAttribute('datetime', '2031-07-02T00:00:00Z');
  await expect(footer).toContainText('© 2031 EVE. Todos los derechos reservados.');
});

test('§1, §4 · «Cerrar Sesión» sólo abre un sitio externo: la sesión sigue abierta, también al recargar', async ({
  page,
}) => {
  const shell = new Shell(page);
  // Signed in through the form, so that nothing but the portal itself keeps the session.
  await page.goto('/notams');
  await signIn(page);
  const tab = await followToNewTab(shell.outsideEntry('Cerrar Sesión'));
  expect(tab.url()).toBe(airline.links.logout);
  await tab.close();
  expect(await page.evaluate(() => localStorage.getItem('pilotIndicativo'))).toBe('EVE001');
  await expect(shell.heading).toHaveText('NOTAMs de la compañía');
  await page.reload();
  await expect(shell.heading).toHaveText('NOTAMs de la compañía');
});
